import { boxes } from "./boxes.ts";
import type { Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, grid, line, tile } from "./iso.ts";

/** Four districts, connected by a ring and a cross of wires. */
const ground = () => [
  grid(10, 10),
  ...[1, 6].flatMap((x) => [1, 6].map((y) => tile(x, y, 3, 3))),
  ...[2.5, 5, 7.5].flatMap((at) => [
    line([
      [at, 2.5],
      [at, 7.5],
    ]),
    line([
      [2.5, at],
      [7.5, at],
    ]),
  ]),
  ...[2.5, 5, 7.5].flatMap((x) => [2.5, 5, 7.5].filter((y) => x === 5 || y === 5).map((y) => dot([x, y], 3.6, "node"))),
];

/** Towers behind, halls at the sides, a campus in front. */
const city = () =>
  boxes(
    [1.3, 1.3, 0, 1.1, 1.1, 1.4, "c"],
    [2.7, 1.3, 0, 1, 1.1, 2.3, "a"],
    [1.3, 2.7, 0, 1.1, 1, 1.9, "b"],
    [2.7, 2.7, 0, 1, 1, 0.6, "c"],
    [6.3, 1.3, 0, 2.4, 1.2, 0.7, "b"],
    [6.9, 1.3, 0.7, 1.2, 1.2, 0.9, "c"],
    [6.3, 2.8, 0, 1.1, 0.9, 0.4, "w"],
    [7.6, 2.8, 0, 1.1, 0.9, 0.6, "a"],
    [1.3, 6.3, 0, 1.2, 2.4, 0.7, "a"],
    [1.3, 6.9, 0.7, 1.2, 1.2, 0.9, "b"],
    [2.8, 6.3, 0, 0.9, 1.1, 0.4, "w"],
    [2.8, 7.6, 0, 0.9, 1.1, 0.6, "c"],
    [6.3, 6.3, 0, 1, 1, 0.8, "b"],
    [7.6, 6.3, 0, 1.1, 1, 1.2, "a"],
    [6.3, 7.6, 0, 1, 1.1, 1, "c"],
    [7.6, 7.6, 0, 1.1, 1.1, 0.4, "w"],
  );

/** A cube, placed by the position of its nearest corner on screen relative to the center of the cloud. */
const puff = (right: number, below: number, size: number, tone: Tone) =>
  boxes([5 + below + right / 2 - size, 5 + below - right / 2 - size, cloudHeight - size, size, size, size, tone]);

const cloudHeight = 7.9;

/** Large cubes behind, small ones in front of them; amber is the core. */
const cloud = () => [
  ...puff(-1.8, -1.35, 1.35, "c"),
  ...puff(2.3, -1.15, 1.35, "c"),
  ...puff(0.2, -1.1, 2.1, "w"),
  ...puff(-4.9, 0.75, 1.1, "c"),
  ...puff(4.9, 0.8, 1.15, "c"),
  ...puff(-3.1, 0.2, 1.7, "w"),
  ...puff(3.1, 0.2, 1.65, "w"),
  ...puff(0, 0.75, 1.4, "y"),
  ...puff(-1.6, 1.2, 1.05, "c"),
  ...puff(1.7, 1.15, 1.1, "w"),
];

const beam = (x: number, y: number, from: number) =>
  line(
    [
      [x, y, from],
      [x, y, cloudHeight - 1],
    ],
    "beam",
  );

/** A small city of four districts under a cloud of cubes; amber is the core of the cloud. */
const home = () => drawing(ground(), city(), beam(7.5, 1.9, 1.6), beam(1.9, 7.5, 1.6), beam(5, 5, 0), cloud());

export const homeDrawings = { home };
