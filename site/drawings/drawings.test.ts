import { expect, test } from "vitest";

import { drawings } from "./drawings.ts";
import { figures } from "./figures.ts";

const all = Object.entries(drawings).map(([name, make]) => ({ name, ...make() }));
const amber = /^(t-y|dot|hole) /m;

test.for(all)("$name has something amber, fits its frame and stays small", ({ name, viewBox, paths }) => {
  expect(paths).toMatch(amber);
  expect(viewBox).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
  expect(paths).not.toMatch(/NaN|undefined|Infinity/);
  expect(paths.length).toBeLessThan(name === "home" ? 6000 : 4000);
});

test("no drawing is a recoloured twin of another", () => {
  const outlines = all.map(({ paths }) => paths.replaceAll(/^\S+ /gm, ""));
  expect(new Set(outlines).size).toBe(all.length);
});

const explaining = Object.entries(figures).map(([name, make]) => ({ name, ...make() }));

test.for(explaining)("figure $name has something amber, stays small, and its marks stand apart", (figure) => {
  const { viewBox, paths, marks } = figure;
  expect(paths).toMatch(amber);
  expect(paths).not.toMatch(/NaN|undefined|Infinity|room/);
  expect(paths.length).toBeLessThan(4000);
  // At 340 px a mark of 22 units is still 18 px wide.
  expect(Number(viewBox.split(" ")[2])).toBeLessThanOrEqual(420);
  const distances = marks.flatMap(([x, y], index) =>
    marks.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(24);
});
