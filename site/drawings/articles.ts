import { boxes } from "./boxes.ts";
import type { Tone } from "./boxes.ts";
import { writeLines } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { dot, line, polygon, segment } from "./iso.ts";
import type { Point, Shape } from "./iso.ts";
import { prism } from "./shapes.ts";

// Wide drawings, which fill a band of the page and end beyond its right edge. Cards show their right half, so what matters
// most is there.

const width = 720;

const wide = (...layers: readonly (Shape | readonly Shape[])[]): Drawing => ({
  viewBox: `0 0 ${width} 236`,
  paths: writeLines(layers.flat()),
});

/** The point of the ground at a position on screen. */
const at = (x: number, y: number): [x: number, y: number] => [x / 40 + y / 20, y / 20 - x / 40];

/** A block on a square, around a position on screen. */
const block = (x: number, y: number, size: number, height: number, tone: Tone, z = 0): Shape[] => {
  const [east, south] = at(x, y);
  return boxes([east - size / 2, south - size / 2, z, size, size, height, tone]);
};

/** A flat shape with corners on screen. */
const flat = (className: string, ...corners: readonly (readonly [x: number, y: number])[]): Shape =>
  polygon(
    className,
    corners.map(([x, y]): Point => at(x, y)),
  );

const bar = (className: string, x: number, y: number, length: number, height: number): Shape =>
  flat(className, [x, y], [x + length, y], [x + length, y + height], [x, y + height]);

/** A sheet of paper with two lines of text. */
const sheet = (x: number, y: number): Shape[] => [
  flat("t-w", [x, y], [x + 60, y], [x + 74, y + 12], [x + 74, y + 52], [x, y + 52]),
  flat("t-c", [x + 60, y], [x + 74, y + 12], [x + 60, y + 12]),
  bar("l-a", x + 8, y + 24, 42, 3),
  bar("l-a", x + 8, y + 34, 28, 3),
];

const drop = (x: number, from: number, to: number): Shape => segment(at(x, from), at(x, to));

/** Five stages on a road leave a sheet each; amber is the belt that carries them into one box. */
const compliance = () => {
  const stages = [0, 1, 2, 3, 4].map((index) => 88 + index * 106);
  return wide(
    bar("l-c", 0, 78, width, 30),
    Array.from({ length: 33 }, (_, index) => bar("t-w", index * 22, 92, 13, 1.5)),
    bar("l-y", 0, 194, width, 24),
    stages.map((x) => drop(x, 100, 194)),
    stages.flatMap((x) => [...block(x, 82, 1.8, 1.3, "a"), ...sheet(x - 37, 124)]),
    block(656, 172, 3.4, 3.1, "y"),
  );
};

/** A country as a slab, wired within; amber is the gate in the one wire that leaves it. */
const sovereignty = () => {
  const land = ([...coast] as const).map(([x, y]) => at(x, y));
  const racks = (
    [
      [96, 92, 1.9],
      [168, 116, 1.2],
      [232, 84, 2.6],
      [304, 112, 1.6],
      [372, 88, 2.2],
    ] as const
  ).flatMap(([x, y, height], index) => block(x, y, 1.5, height, index % 2 ? "b" : "a"));
  return wide(
    prism(land, -0.9, 0.9, "c"),
    line(
      [
        [96, 150],
        [372, 150],
        [660, 150],
      ].map(([x = 0, y = 0]) => at(x, y)),
    ),
    [96, 168, 232, 304, 372].map((x) => drop(x, 90, 150)),
    racks,
    [96, 168, 232, 304, 372].map((x) => dot(at(x, 150), 4, "node")),
    block(456, 158, 1.5, 3.4, "y"),
    prism([at(566, 130), at(640, 96), at(780, 96), at(780, 214), at(640, 214), at(566, 170)], -0.8, 0.8, "w"),
    block(668, 152, 2.6, 3.6, "b"),
  );
};

const coast = [
  [-40, 60],
  [60, 40],
  [150, 52],
  [220, 30],
  [330, 44],
  [420, 34],
  [476, 74],
  [458, 112],
  [500, 150],
  [470, 190],
  [380, 200],
  [300, 188],
  [200, 206],
  [90, 192],
  [-40, 204],
] as const;

/** A wall of blocks that a crane builds; amber is the block it is setting. */
const enterpriseAi = () => {
  const wall = [5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1].flatMap((height, column) =>
    Array.from({ length: height }, (_, course) =>
      block(20 + column * 46, 200, 1.15, 1.4, (course + column) % 2 ? "b" : "a", course * 1.4),
    ).flat(),
  );
  return wide(
    bar("l-c", 0, 196, width, 40),
    wall,
    block(696, 206, 1.8, 12, "b"),
    bar("l-b", 330, 22, width, 10),
    drop(556, 32, 100),
    block(556, 136, 2.2, 1.9, "y"),
  );
};

export const articleDrawings = {
  "azure-local-arc-data-sovereignty": sovereignty,
  "devsecops-regulatory-compliance": compliance,
  "ai-enterprise-influence": enterpriseAi,
};
