import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid } from "./iso.ts";

/** A stack of slabs, each a text of paths of its own, the first on top: a page can raise one of them. */
export type Stack = { viewBox: string; ground: string; slabs: readonly string[] };

const side = 5;
const thickness = 0.35;

/** How far the lowest slab floats above the ground, and each slab above the next: slab-navigation.css counts with both. */
const lowest = 0.8;
const distance = 1.8;

const tones: readonly Tone[] = ["b", "c", "a", "w"];

/** What stands on a slab, at its near edges, so that it is seen below the next one. */
const furnishings: readonly (readonly (readonly [
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

/** What only the upper side of the whole stack has room for. */
const crown = (z: number): Box[] => [
  [1, 1, z, 1.6, 1.6, 1.1, "y"],
  [1, 2.7, z, 0.8, 0.8, 0.6, "w"],
  [2.7, 1, z, 0.8, 0.8, 0.6, "w"],
];

/** One slab for each service or card. Overviews take their furnishings and tones from different places of the lists. */
export function slabs(count: number, start: number): Stack {
  const ground = grid(side, side);
  const layers = Array.from({ length: count }, (_, place) => {
    const z = lowest + (count - 1 - place) * distance;
    const tone = tones[(place + start) % tones.length] ?? "b";
    const standing = (furnishings[(place + start) % furnishings.length] ?? []).map(
      ([x, y, width, depth, height]): Box => [x, y, z + thickness, width, depth, height, tone === "a" ? "c" : "a"],
    );
    return boxes([0, 0, z, side, side, thickness, tone], ...standing, ...(place === 0 ? crown(z + thickness) : []));
  });
  return {
    viewBox: drawing(ground, ...layers).viewBox,
    ground: drawing(ground).paths,
    slabs: layers.map((layer) => drawing(layer).paths),
  };
}
