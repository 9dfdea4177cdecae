import { icons } from "@iconify-json/lucide";
import { expect, test } from "vitest";

import { icon, iconPath } from "./icon.server.ts";

test("an icon becomes one path that begins with an absolute move", () => {
  expect(iconPath('<g fill="none"><path d="M1 2h3"/><path d="m9 12l2 2"/></g>')).toBe("M1 2h3M9 12l2 2");
  expect(iconPath('<circle cx="6" cy="19" r="3"/>')).toBe("M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0");
  expect(iconPath('<rect width="20" height="8" x="2" y="2" rx="2"/>')).toBe(
    "M4 2h16a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z",
  );
});

test("every icon of the set can be drawn", () => {
  const wrong = Object.entries(icons.icons).filter(([, { body }]) => {
    // After an absolute move, further pairs would be absolute lines; the set always names its lines.
    const starts = [...body.matchAll(/d="m([^a-z"]*)/gi)].map(([, start = ""]) => start.match(/-?\d*\.?\d+/g)?.length);
    const path = iconPath(body);
    return !path.startsWith("M") || /NaN|undefined/.test(path) || starts.some((count) => count !== 2);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("a name that does not exist is refused", () => {
  expect(icon.safeParse("shield-check").success).toBe(true);
  expect(icon.safeParse("no-such-icon").success).toBe(false);
  expect(icon.safeParse("constructor").success).toBe(false);
});
