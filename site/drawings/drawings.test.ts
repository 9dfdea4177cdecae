import { expect, test } from "vitest";

import { drawings } from "./drawings.ts";

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
