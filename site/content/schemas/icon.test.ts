import { icons } from "@iconify-json/lucide";
import { expect, test } from "vitest";

import { iconPath } from "./icon.server.ts";

test("turns every icon that an editor can choose into one path", () => {
  expect(iconPath('<g><path d="m9 12l2 2"/><circle cx="6" cy="19" r="3"/></g>')).toBe(
    "M9 12l2 2M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  );
  const wrong = Object.entries(icons.icons).filter(([, { body }]) => {
    // After an absolute move, further pairs of numbers would be absolute lines; no icon may have them.
    const starts = [...body.matchAll(/d="m([^a-z"]*)/gi)].map(([, start = ""]) => start.match(/-?\d*\.?\d+/g)?.length);
    return !/^M(?!.*(NaN|undefined))/.test(iconPath(body)) || starts.some((count) => count !== 2);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});
