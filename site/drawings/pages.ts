import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid, line, polygon, tile } from "./iso.ts";
import { officeMap } from "./office-map.ts";
import { legalPageDrawings } from "./pages-legal.ts";
import { resourcePageDrawings } from "./pages-resources.ts";
import { octagon, prism } from "./shapes.ts";

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

/** A church tower with its cap. */
const tower = (x: number, y: number): Box[] => [
  [x, y, 0, 1.1, 1.1, 3.4, "w"],
  [x + 0.1, y + 0.1, 3.4, 0.9, 0.9, 0.45, "a"],
  [x + 0.3, y + 0.3, 3.85, 0.5, 0.5, 0.35, "a"],
];

/** A part of Munich: two church towers, the river, buildings; amber is the office. */
const contact = () =>
  drawing(
    grid(9, 9),
    river(),
    boxes(
      [0.9, 0.3, 0, 2.1, 2.4, 1.8, "c"],
      [1.2, 0.3, 1.8, 1.5, 2.4, 0.4, "a"],
      ...tower(0.6, 2.7),
      ...tower(2.3, 2.7),
      [4.4, 0.5, 0, 1.2, 1.2, 1.1, "b"],
      [6.4, 0.4, 0, 1.8, 1.1, 0.8, "c"],
      [0.4, 5.4, 0, 1.2, 1.2, 1, "b"],
      [2.2, 5.2, 0, 1.3, 1, 0.7, "c"],
      [0.6, 7.3, 0, 1.2, 1.2, 0.7, "c"],
      [2.3, 7, 0, 1.1, 1.4, 1.1, "b"],
      [4, 7.8, 0, 2.2, 0.7, 0.3, "w"],
      [7, 6.6, 0, 1.5, 1.5, 1.7, "y"],
      [7.6, 4.4, 0, 1, 1, 0.6, "b"],
    ),
  );

/** The river with its bend, and two waves. */
const river = () => [
  polygon("t-a", [
    [9, 2.2],
    [6, 2.2],
    [4.4, 3.8],
    [4.4, 9],
    [5.8, 9],
    [5.8, 4.4],
    [6.6, 3.6],
    [9, 3.6],
  ]),
  line(
    [
      [8.4, 2.7],
      [6.3, 2.7],
      [4.9, 4.1],
      [4.9, 6],
    ],
    "edge",
  ),
  line(
    [
      [7.6, 3.15],
      [6.5, 3.15],
      [5.35, 4.3],
      [5.35, 5.4],
    ],
    "edge",
  ),
];

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

export const pageDrawings = {
  about,
  contact,
  references,
  "office-map": officeMap,
  ...resourcePageDrawings,
  ...legalPageDrawings,
};
