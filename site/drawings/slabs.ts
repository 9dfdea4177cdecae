import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid } from "./iso.ts";

/** A stack of slabs, the first on top. Each has its own paths, so that a page can raise it, and a place for the amber cube. */
export type Stack = { viewBox: string; slabs: readonly { viewBox: string; paths: string; cube: string }[] };

const side = 5;
const thickness = 0.35;

/** Height of the lowest slab above the ground, and distance between slabs. slab-navigation.css depends on both. */
const lowest = 0.8;
const distance = 1.8;

const tones: readonly Tone[] = ["b", "c", "a", "w"];

/** Blocks on a slab, near its front edges, where the slab above does not cover them. */
const frontBlocks: readonly (readonly (readonly [
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
])[])[] = [
  [
    [3.8, 0.5, 0.7, 0.7, 0.7],
    [3.8, 1.8, 0.7, 0.7, 0.7],
    [3.8, 3.8, 0.7, 0.7, 0.7],
  ],
  [
    [0.5, 3.8, 0.8, 0.8, 0.3],
    [1.5, 3.8, 0.8, 0.8, 0.6],
    [2.5, 3.8, 0.8, 0.8, 0.9],
  ],
  [
    [4, 0.5, 0.5, 4, 0.5],
    [0.5, 4, 3.5, 0.5, 0.5],
  ],
  [
    [0.5, 3.9, 2.4, 0.6, 0.5],
    [3.8, 2.6, 0.7, 1.9, 0.5],
  ],
  [
    [3.5, 3.5, 1.1, 1.1, 0.7],
    [3.9, 0.6, 0.6, 0.6, 0.4],
    [0.6, 3.9, 0.6, 0.6, 0.4],
  ],
  [
    [0.4, 4, 0.5, 0.5, 0.5],
    [1.2, 4, 0.5, 0.5, 0.5],
    [2, 4, 0.5, 0.5, 0.5],
    [4, 1.2, 0.5, 0.5, 0.5],
  ],
];

/** Additional blocks on the top slab. */
const topBlocks = (z: number): Box[] => [
  [0.4, 1.6, z, 0.8, 0.8, 0.6, "w"],
  [1.6, 0.4, z, 0.8, 0.8, 0.6, "w"],
];

/** Lies in the middle of the top slab, and on others at the front corner, which the slab above does not cover. */
const cube = (z: number, isTop: boolean) =>
  boxes(isTop ? [1.5, 1.5, z, 1.6, 1.6, 1.1, "y"] : [3.6, 3.6, z, 1.2, 1.2, 1, "y"]);

/** Draws one slab for each service or card. `start` varies blocks and tones between overviews. */
export function slabs(count: number, start: number): Stack {
  const layers = Array.from({ length: count }, (_, index) => {
    const z = lowest + (count - 1 - index) * distance;
    const tone = tones[(index + start) % tones.length] ?? "b";
    const blocks = (frontBlocks[(index + start) % frontBlocks.length] ?? []).map(
      ([x, y, width, depth, height]): Box => [x, y, z + thickness, width, depth, height, tone === "a" ? "c" : "a"],
    );
    const top = z + thickness;
    return {
      slab: boxes([0, 0, z, side, side, thickness, tone], ...blocks, ...(index === 0 ? topBlocks(top) : [])),
      cube: cube(top, index === 0),
    };
  });
  return {
    viewBox: drawing(grid(side, side), ...layers.flatMap(({ slab, cube: own }) => [slab, own])).viewBox,
    slabs: layers.map(({ slab, cube: own }) => ({ ...drawing(slab), cube: drawing(own).paths })),
  };
}
