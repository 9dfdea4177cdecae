import { boxes, paintOrder } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, grid, runaway, segment, tile } from "./iso.ts";
import type { Shape } from "./iso.ts";

/** Amber parts of the city, which content refers to. Each appears with one of the rotating words. */
export const cityParts = ["cloud", "parcel", "hall", "block", "campus", "wall"] as const;

type CityPart = (typeof cityParts)[number];

/** A shape, and the amber part it belongs to. The others are drawn at any time. */
type CityShape = { shape: Shape; part?: CityPart };

const always = (shapes: readonly Shape[]): CityShape[] => shapes.map((shape) => ({ shape }));
const only = (part: CityPart, shapes: readonly Shape[]): CityShape[] => shapes.map((shape) => ({ shape, part }));

/** Four districts, connected by a ring and a cross of wires. */
const ground = () => [
  ...[1, 6].flatMap((x) => [1, 6].map((y) => tile(x, y, 3, 3))),
  ...[2.5, 5, 7.5].flatMap((at) => [segment([at, 2.5], [at, 7.5]), segment([2.5, at], [7.5, at])]),
  runaway([
    [5, 7.5],
    [5, 40],
  ]),
  ...[2.5, 5, 7.5].flatMap((x) => [2.5, 5, 7.5].filter((y) => x === 5 || y === 5).map((y) => dot([x, y], 3.6, "node"))),
];

/** Towers behind, halls at the sides, a campus in front. Those of an amber part turn amber. */
const buildings: readonly (readonly [Box, CityPart?])[] = [
  [[1.3, 1.3, 0, 1.1, 1.1, 1.4, "c"]],
  [[2.7, 1.3, 0, 1, 1.1, 2.3, "a"]],
  [[1.3, 2.7, 0, 1.1, 1, 1.9, "b"]],
  [[2.7, 2.7, 0, 1, 1, 0.6, "c"]],
  [[6.3, 1.3, 0, 2.4, 1.2, 0.7, "b"], "hall"],
  [[6.9, 1.3, 0.7, 1.2, 1.2, 0.9, "c"], "hall"],
  [[6.3, 2.8, 0, 1.1, 0.9, 0.4, "w"]],
  [[7.6, 2.8, 0, 1.1, 0.9, 0.6, "a"]],
  [[1.3, 6.3, 0, 1.2, 2.4, 0.7, "a"]],
  [[1.3, 6.9, 0.7, 1.2, 1.2, 0.9, "b"]],
  [[2.8, 6.3, 0, 0.9, 1.1, 0.4, "w"]],
  [[2.8, 7.6, 0, 0.9, 1.1, 0.6, "c"]],
  [[6.3, 6.3, 0, 1, 1, 0.8, "b"], "campus"],
  [[7.6, 6.3, 0, 1.1, 1, 1.2, "a"], "campus"],
  [[6.3, 7.6, 0, 1, 1.1, 1, "c"], "campus"],
  [[7.6, 7.6, 0, 1.1, 1.1, 0.4, "w"], "campus"],
];

/** Boxes that only appear in amber: a parcel on the wire, a block that lands, a wall around the city. */
const additions: readonly (readonly [Box, CityPart])[] = [
  [[4.5, 7.4, 0, 1, 1, 0.9, "y"], "parcel"],
  [[4.3, 4.3, 0, 1.4, 1.4, 1.2, "y"], "block"],
  [[0.2, 0.2, 0, 9.6, 0.35, 0.9, "y"], "wall"],
  [[0.2, 0.55, 0, 0.35, 9.25, 0.9, "y"], "wall"],
  [[9.45, 0.55, 0, 0.35, 9.25, 0.45, "y"], "wall"],
  [[0.55, 9.45, 0, 3.6, 0.35, 0.45, "y"], "wall"],
  [[5.85, 9.45, 0, 3.6, 0.35, 0.45, "y"], "wall"],
];

const amber = ([x, y, z, width, depth, height]: Box): Box => [x, y, z, width, depth, height, "y"];

/**
 * Sorted together, because a wall is behind and in front of the buildings. Amber copies follow a run of buildings of one
 * part: as one layer, they need one animation.
 */
const city = (): CityShape[] => {
  const partOf = new Map<Box, CityPart | undefined>([...buildings, ...additions].map(([box, part]) => [box, part]));
  const added = new Set<Box>(additions.map(([box]) => box));
  const order = paintOrder([...partOf.keys()]);
  return order.flatMap((box, index) => {
    const part = partOf.get(box);
    if (part === undefined) return always(boxes(box));
    if (added.has(box)) return only(part, boxes(box));
    if (partOf.get(order[index + 1] ?? box) === part && index + 1 < order.length) return always(boxes(box));
    const start = order.findLastIndex((other, position) => position < index && partOf.get(other) !== part) + 1;
    const turned = order.slice(start, index + 1).flatMap((other) => boxes(amber(other)));
    return [...always(boxes(box)), ...only(part, turned)];
  });
};

/** A cube, placed by the position of its nearest corner on screen relative to the center of the cloud. */
const puff = (right: number, below: number, size: number, tone: Tone) =>
  boxes([5 + below + right / 2 - size, 5 + below - right / 2 - size, cloudHeight - size, size, size, size, tone]);

const cloudHeight = 7.9;

/** Large cubes behind, small ones in front of them. */
const cloud = (): CityShape[] => [
  ...always([
    ...puff(-1.8, -1.35, 1.35, "c"),
    ...puff(2.3, -1.15, 1.35, "c"),
    ...puff(0.2, -1.1, 2.1, "w"),
    ...puff(-4.9, 0.75, 1.1, "c"),
    ...puff(4.9, 0.8, 1.15, "c"),
    ...puff(-3.1, 0.2, 1.7, "w"),
    ...puff(3.1, 0.2, 1.65, "w"),
    ...puff(0, 0.75, 1.4, "b"),
  ]),
  ...only("cloud", puff(0, 0.75, 1.4, "y")),
  ...always([...puff(-1.6, 1.2, 1.05, "c"), ...puff(1.7, 1.15, 1.1, "w")]),
];

const beam = (x: number, y: number, from: number) => segment([x, y, from], [x, y, cloudHeight - 1], "beam");

const shapes = (): CityShape[] => [
  ...always(ground()),
  ...city(),
  ...only("cloud", [beam(7.5, 1.9, 1.6), beam(1.9, 7.5, 1.6), beam(5, 5, 0)]),
  ...only("block", [beam(5, 5, 1.2)]),
  ...cloud(),
];

/** A small city of four districts under a cloud of cubes; amber is the core of the cloud. */
const home = () =>
  drawing(
    grid(10, 10),
    shapes()
      .filter(({ part = "cloud" }) => part === "cloud")
      .map(({ shape }) => shape),
  );

export const homeDrawings = { home };

/** The city in layers from back to front. Amber ones have the number of the word with which they appear. */
export type City = { viewBox: string; layers: readonly { word?: number; isRising?: true; paths: string }[] };

/** Returns the city for words that name these parts, in this order. */
export function cityOfWords(parts: readonly CityPart[]): City {
  const layers: { part?: CityPart; shapes: Shape[] }[] = [];
  for (const { shape, part } of shapes()) {
    const last = layers.at(-1);
    if (last && last.part === part) last.shapes.push(shape);
    else layers.push({ ...(part !== undefined && { part }), shapes: [shape] });
  }
  return {
    viewBox: home().viewBox,
    layers: layers.map(({ shapes: own, part }) => ({
      ...(part !== undefined && { word: parts.indexOf(part) + 1 }),
      ...(part === "wall" && { isRising: true }),
      paths: drawing(own).paths,
    })),
  };
}
