import { icons } from "@iconify-json/lucide";
import { expect, test } from "vitest";

import { icon, iconPath } from "./icon.server.ts";

test("every icon that an editor can choose becomes one path, and an unknown name is refused", () => {
  expect(iconPath('<g><path d="m9 12l2 2"/><circle cx="6" cy="19" r="3"/></g>')).toBe(
    "M9 12l2 2M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  );
  const wrong = Object.entries(icons.icons).filter(([, { body }]) => {
    // After an absolute move, further pairs would be absolute lines; the set always names its lines.
    const starts = [...body.matchAll(/d="m([^a-z"]*)/gi)].map(([, start = ""]) => start.match(/-?\d*\.?\d+/g)?.length);
    return !/^M(?!.*(NaN|undefined))/.test(iconPath(body)) || starts.some((count) => count !== 2);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
  expect(icon.safeParse("constructor").success).toBe(false);
});
