import { expect, test } from "vitest";

import { changes } from "./before-after.ts";
import { writeLines } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { approaches, drawings, figures, scenes } from "./drawings.ts";
import { countLayers, drawStep, numberParts } from "./layers.ts";
import { cityParts, drawRoofs } from "./munich.ts";

const amber = /^(t-y|tiles-y|dot|hole)(\.\d)? /m;
const results = Object.entries(changes).map(([name, make]): [string, Drawing] => [`${name}, after`, make().after]);
const all = [
  ...[drawings, approaches, figures].flatMap((kind) =>
    Object.entries(kind).map(([name, make]): [string, Drawing] => [name, make()]),
  ),
  ...results,
];

test.for(all)("%s has an amber part and a valid view box", ([, { viewBox, paths }]) => {
  expect(paths).toMatch(amber);
  expect(viewBox).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
  expect(paths).not.toMatch(/NaN|undefined|Infinity|reserved/);
});

test.for(Object.entries(figures))("the marks of %s are legible on a phone", ([, make]) => {
  const { viewBox, marks } = make();
  // At 340 px a mark of 22 units is still 18 px wide.
  expect(Number(viewBox.split(" ")[2])).toBeLessThanOrEqual(420);
  const distances = marks.flatMap(([x, y], index) =>
    marks.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(24);
});

test.for(Object.entries(scenes))("the numbers of the parts of %s are drawn and do not touch", ([, scene]) => {
  const { drawing, parts } = numberParts(scene);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  parts.forEach((_part, index) => expect(drawing.paths).toMatch(new RegExp(`^\\S+\\.${index + 1} `, "m")));
  const places = parts.map(({ mark }) => mark.to);
  const distances = places.flatMap(([x, y], index) =>
    places.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  // On phones a unit is a pixel and a number 24 pixels wide.
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(48);
});

test.for(Object.entries(cityParts))("%s lights up in the city", ([, draw]) => {
  expect(writeLines(draw())).toMatch(/^(t-y|lit-river) /m);
});

test("30 roofs of the city fade, each a different one", { tags: "HOME-12" }, () => {
  expect(new Set(drawRoofs(30)).size).toBe(30);
});

test.for(Object.entries(approaches))("%s has at least four steps, each with paths", ([, make]) => {
  const count = countLayers(make());
  expect(count).toBeGreaterThanOrEqual(4);
  for (let step = 1; step <= count; step += 1) expect(make().paths).toMatch(new RegExp(`^\\S+\\.${step} `, "m"));
});

test.for(Object.entries(approaches))("each state of %s has more paths than the one before", ([, make]) => {
  const steps = Array.from({ length: countLayers(make()) + 1 }, (_, step) => drawStep(make(), step).paths);
  const counts = steps.map((paths) => paths.split("\n").length);
  expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
  expect(steps.join("\n")).not.toMatch(/^\S+\.\d /m);
});

test.for(Object.entries(changes))("both states of %s have the same view box", ([, make]) => {
  expect(make().after.viewBox).toBe(make().before.viewBox);
});

/** Counts tiles: `h3` draws three. */
const countTiles = (paths: string) => [...paths.matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0);

test("the SharePoint drawings have 3,600 tiles each, and 60 areas after", () => {
  const { before, after } = changes["sharepoint-migration-tuv"]();
  // The first line has all tiles; the others recolor some of them.
  expect(countTiles(before.paths.split("\n")[0] ?? "")).toBe(3600);
  expect(countTiles(after.paths)).toBe(3600);
  expect(after.paths.match(/M/g)).toHaveLength(60);
});
