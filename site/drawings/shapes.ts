import type { Box, Tone } from "./boxes.ts";
import { dot, polygon, segment } from "./iso.ts";
import type { Shape } from "./iso.ts";

type Corner = readonly [x: number, y: number];

/** A slab with any outline. Its corners are in clockwise order on screen. */
export function prism(outline: readonly Corner[], z: number, height: number, tone: Tone): Shape[] {
  const top = z + height;
  const sides = outline
    .map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }))
    .map(({ from, to }) => ({ from, to, normal: [to[1] - from[1], from[0] - to[0]] as const }))
    .filter(({ normal }) => normal[0] + normal[1] > 0)
    .toSorted((a, b) => depth(a.from, a.to) - depth(b.from, b.to))
    .map(({ from, to, normal }) =>
      polygon(`${normal[0] > normal[1] ? "r" : "l"}-${tone}`, [
        [...from, top],
        [...to, top],
        [...to, z],
        [...from, z],
      ]),
    );
  const lid = outline.map(([x, y]) => [x, y, top] as const);
  return [...sides, polygon(`t-${tone}`, lid)];
}

const depth = (from: Corner, to: Corner): number => from[0] + from[1] + to[0] + to[1];

/** The corners of a regular octagon around a center. */
export function octagon(x: number, y: number, radius: number): Corner[] {
  const near = radius * 0.414;
  return [
    [x - near, y - radius],
    [x + near, y - radius],
    [x + radius, y - near],
    [x + radius, y + near],
    [x + near, y + radius],
    [x - near, y + radius],
    [x - radius, y + near],
    [x - radius, y - near],
  ];
}

/** A flat panel on a face to the lower left: a window, a slot, a door. */
export function leftPanel(x: number, y: number, z: number, width: number, height: number, className = "void"): Shape {
  return polygon(className, [
    [x, y, z + height],
    [x + width, y, z + height],
    [x + width, y, z],
    [x, y, z],
  ]);
}

/** A flat panel on a face to the lower right. */
export function rightPanel(x: number, y: number, z: number, width: number, height: number, className = "void"): Shape {
  return polygon(className, [
    [x, y, z + height],
    [x, y + width, z + height],
    [x, y + width, z],
    [x, y, z],
  ]);
}

/** Equal blocks, each a step away from the one before. */
export const row = (count: number, [right, down]: Corner, [x, y, ...rest]: Box): Box[] =>
  Array.from({ length: count }, (_, index) => [x + index * right, y + index * down, ...rest]);

/** A dashed vertical line with a dot on top, for something that is inspected. */
export const pin = (x: number, y: number, z: number, height = 1.2): Shape[] => [
  segment([x, y, z], [x, y, z + height], "beam"),
  dot([x, y, z + height]),
];
