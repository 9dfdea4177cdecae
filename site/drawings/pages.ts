import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid, polygon, tile } from "./iso.ts";
import type { Point } from "./iso.ts";
import { leftPanel, octagon, prism } from "./shapes.ts";

/** A stool around its center. */
const stool = (x: number, y: number, tone: Tone): Box => [x - 0.45, y - 0.45, 0, 0.9, 0.9, 0.6, tone];

/** A table with eight stools; amber is the plan on it. */
const about = () =>
  drawing(
    grid(8, 8),
    boxes(stool(3.1, 0.6, "b"), stool(4.9, 0.6, "a"), stool(0.6, 3.1, "a"), stool(0.6, 4.9, "b")),
    boxes([3.4, 3.4, 0, 1.2, 1.2, 0.7, "b"]),
    prism(octagon(4, 4, 2.6), 0.7, 0.3, "c"),
    boxes([2.4, 2.6, 1, 3.2, 2.8, 0.1, "y"]),
    tile(2.75, 2.95, 1.4, 0.95, "r-y", 1.1),
    tile(2.75, 4.15, 1.4, 0.9, "r-y", 1.1),
    tile(4.4, 2.95, 0.85, 2.1, "l-y", 1.1),
    boxes(stool(7.4, 3.1, "b"), stool(7.4, 4.9, "a"), stool(3.1, 7.4, "a"), stool(4.9, 7.4, "b")),
  );

type Block = readonly [size: number, height: number, tone: Tone];

function plinth(x: number, y: number, height: number, [size, rise, tone]: Block): Box[] {
  const inset = (1.5 - size) / 2;
  return [
    [x, y, 0, 1.5, 1.5, height, "c"],
    [x + inset, y + inset, height, size, size, rise, tone],
  ];
}

/** Five plinths of different heights, each with a block; amber is the newest. */
const references = () =>
  drawing(
    grid(7, 7),
    boxes(
      ...plinth(0.1, 5.5, 0.6, [1.1, 0.6, "b"]),
      ...plinth(2, 4.6, 1.7, [0.7, 1.3, "a"]),
      ...plinth(4, 4, 2.7, [1, 1, "y"]),
      ...plinth(4.6, 2, 1.2, [1.1, 0.8, "a"]),
      ...plinth(5.5, 0.1, 0.9, [0.6, 1, "b"]),
    ),
  );

/** A point on the lifted sheet. */
const lift = (x: number, y: number): Point => [x, y, 1.6 + (x + y) * 0.13];

/** A stack of sheets, the top one lifted; amber is its corner. */
const blog = () => {
  const sheets = [0, 1, 2, 3].map((index): Box => {
    const shift = (index % 2) * 0.4;
    return [0.8 + shift, 1.2 - shift, index * 0.3, 5.8, 5.8, 0.3, index % 2 ? "b" : "a"];
  });
  const row = (y: number, length: number) =>
    polygon("t-b", [lift(1.8, y), lift(1.8 + length, y), lift(1.8 + length, y + 0.4), lift(1.8, y + 0.4)]);
  return drawing(
    grid(8, 8),
    boxes(...sheets),
    polygon("t-c", [lift(1, 1), lift(6.8, 1), lift(6.8, 4.4), lift(4.4, 6.8), lift(1, 6.8)]),
    row(1.8, 4.2),
    row(2.7, 3.4),
    row(3.6, 2.2),
    row(4.5, 1.6),
    polygon("t-y", [lift(6.8, 4.4), lift(4.4, 6.8), [4.9, 4.9, 3.7]]),
  );
};

/** A wall of pigeonholes; amber is the one pulled open. */
const glossary = () => {
  const face = 3.7;
  const holes = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1, 2, 3].map((row) => ({ x: 0.8 + column * 1.3, z: 0.25 + row })),
  );
  const bottom = (x: number, z: number) =>
    polygon("l-c", [
      [x, face, z],
      [x + 1.05, face, z],
      [x + 1.05, face, z + 0.25],
      [x + 0.25, face, z + 0.25],
    ]);
  const filled = holes.filter((_, index) => [1, 4, 7, 8, 14, 17, 19].includes(index));
  return drawing(
    grid(8, 6),
    boxes([0.5, 2, 0, 6.8, 1.7, 4.25, "b"]),
    holes.map(({ x, z }) => leftPanel(x, face, z, 1.05, 0.75, "r-a")),
    holes.map(({ x, z }) => bottom(x, z)),
    filled.map(({ x, z }) => leftPanel(x + 0.3, face, z + 0.1, 0.6, 0.5, "l-w")),
    boxes([3.4, face, 2.25, 1.05, 1.5, 0.75, "y"]),
    tile(3.55, face, 0.75, 1.35, "r-y", 3),
  );
};

/** A stone; columns run to the right on screen and rows down, across the grid. */
const stone = (column: number, row: number, height: number, tone: Tone): Box => [
  (row + column) * 0.86 - 0.72,
  (row - column) * 0.86 + 2.72,
  0,
  0.84,
  0.84,
  height,
  tone,
];

/** Stepping stones in the shape of a question mark; amber is the last stone. */
const faq = () => {
  const path = [
    [0, 1],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [4, 2],
    [3, 3],
    [2, 4],
    [2, 5],
  ] as const;
  return drawing(
    tile(0, 0, 8, 8),
    grid(8, 8),
    boxes(...path.map(([column, row]) => stone(column, row, 0.4, "b")), stone(2, 7, 0.8, "y")),
  );
};

export const pageDrawings = {
  about,
  references,
  blog,
  glossary,
  faq,
};
