import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, grid, runaway, segment, tile } from "./iso.ts";
import type { Scene } from "./layers.ts";
import { row } from "./shapes.ts";

/** A landing strip with its center line. */
const strip = (y: number) => [
  tile(0.8, y, 6.4, 1.2, "t-c", 0.4),
  ...[1.2, 2.6, 4, 5.4].map((x) => tile(x, y + 0.5, 0.8, 0.2, "t-a", 0.4)),
];

/** A slab with two landing strips and blocks coming down in a line; amber is the one touching down. */
export const azure = () =>
  drawing(
    grid(8, 8),
    boxes([0.5, 0.5, 0, 7, 7, 0.4, "a"]),
    strip(3),
    strip(5.6),
    boxes(
      [0.9, 1, 0.4, 1.2, 1.2, 0.8, "b"],
      [2.5, 1, 0.4, 1.2, 1.2, 0.8, "b"],
      [4.1, 1, 0.4, 1.2, 1.2, 0.8, "b"],
      [6, 1, 0.4, 0.9, 0.9, 2.2, "w"],
    ),
    segment([-0.6, 3.6, 4], [5.6, 3.6, 0.6], "beam"),
    boxes([0, 3.2, 3.3, 0.8, 0.8, 0.8, "w"], [2.5, 3.15, 1.8, 0.9, 0.9, 0.9, "w"], [5, 3.1, 0.4, 1, 1, 1, "y"]),
  );

/** A crossroads of four different slabs; amber is the tile in the middle. */
export const cloudConsulting = () =>
  drawing(
    grid(8, 8),
    tile(0, 3.3, 8, 1.4),
    tile(3.3, 0, 1.4, 8),
    boxes(
      [0.4, 0.4, 0, 2.8, 2.8, 0.5, "a"],
      [0.8, 0.8, 0.5, 0.9, 0.9, 2.2, "b"],
      [2, 0.8, 0.5, 0.9, 0.9, 1.5, "b"],
      [0.8, 2, 0.5, 0.9, 0.9, 1.1, "b"],
      [4.8, 0.4, 0, 2.8, 2.8, 0.5, "w"],
      [5.2, 0.8, 0.5, 2, 2, 0.5, "c"],
      [5.7, 1.3, 1, 1, 1, 0.9, "w"],
      [0.4, 4.8, 0, 2.8, 2.8, 0.5, "c"],
      [0.8, 5.2, 0.5, 0.5, 2, 1.3, "a"],
      [1.6, 5.2, 0.5, 0.5, 2, 1.3, "a"],
      [2.4, 5.2, 0.5, 0.5, 2, 1.3, "a"],
      [4.8, 4.8, 0, 2.8, 2.8, 0.5, "b"],
      [5.2, 5.2, 0.5, 0.8, 2, 0.4, "c"],
      [6.4, 5.2, 0.5, 0.8, 2, 0.4, "c"],
      [3.3, 3.3, 0, 1.4, 1.4, 0.3, "y"],
    ),
  );

/** Windows on the right side of a hall. */
const windows = (x: number, tone: Tone): Box[] => row(4, [0, 1], [x, 1.4, 0.4, 0, 0.6, 0.6, tone]);

/** A white hall and a blue hall with water between them; amber is the bridge. */
const hybrid: Scene = {
  surroundings: {
    ground: [grid(8, 6), tile(3.2, 0, 1.6, 6)],
    blocks: [[5.3, 1, 0, 2.3, 4.2, 1.5, "a"], ...windows(7.6, "b")],
  },
  parts: [
    {
      name: "white-hall",
      at: [0.85, 2.2, 2.2],
      to: [-74, -48],
      blocks: [[0.4, 1, 0, 2.3, 4.2, 1.5, "w"], [0.4, 1, 1.5, 0.9, 4.2, 0.7, "c"], ...windows(2.7, "b")],
    },
    { name: "bridge", at: [3.8, 3.1, 1.35], to: [48, 8], blocks: [[2.7, 2.6, 1.1, 2.6, 1, 0.25, "y"]] },
    // A block that either hall could take.
    {
      name: "floating-block",
      at: [3.95, 0.75, 4.6],
      to: [104, -66],
      blocks: [[3.5, 0.3, 3.8, 0.9, 0.9, 0.8, "c"]],
      foreground: [segment([3.5, 1.2, 3.8], [2, 2, 1.5], "beam"), segment([4.4, 1.2, 3.8], [6, 1.2, 1.5], "beam")],
    },
    // A bridge that is interrupted.
    {
      name: "broken-bridge",
      at: [2.9, 5, 0.3],
      to: [-50, 120],
      blocks: [
        [2.7, 4.4, 0.2, 0.8, 0.6, 0.3, "b"],
        [4.5, 4.4, 0.2, 0.8, 0.6, 0.3, "b"],
      ],
      foreground: [segment([3.5, 4.9, 0.5], [4.5, 4.9, 0.5], "hole")],
    },
    {
      name: "outpost",
      at: [1.2, 7.5, 0.1],
      to: [-146, 64],
      ground: [segment([1.5, 5.2], [1.5, 6.6]), dot([1.5, 5.9], 4, "node")],
      blocks: [[1, 6.5, 0, 1, 1, 0.2, "w"]],
    },
    {
      name: "roof-layers",
      at: [7.2, 2, 2.8],
      to: [148, 4],
      blocks: [
        [5.7, 1.5, 1.5, 1.5, 1.8, 0.3, "b"],
        [5.7, 1.5, 2, 1.5, 1.8, 0.3, "c"],
        [5.7, 1.5, 2.5, 1.5, 1.8, 0.3, "w"],
      ],
    },
  ],
};

/** A tower stands at each visible corner of the wall. */
const tower = (x: number, y: number, height: number): Box => [x, y, 0, 0.9, 0.9, height, "a"];

/** A walled yard with towers, a gate and a parcel in front of it; amber is the protected block. */
const governance: Scene = {
  surroundings: {
    ground: [grid(6, 6), tile(0.6, 0.6, 4.8, 4.8)],
    blocks: [
      tower(4.8, 0.3, 2),
      tower(0.3, 4.8, 2),
      tower(4.8, 4.8, 1),
      [1.2, 5, 0, 1.3, 0.5, 0.6, "b"],
      [3.5, 5, 0, 1.3, 0.5, 0.6, "b"],
      [1.9, 1.9, 0, 2.2, 2.2, 0.3, "w"],
      [2.3, 2.3, 0.3, 1.4, 1.4, 1.4, "y"],
    ],
  },
  parts: [
    // A wall of policies, the next one to be placed.
    {
      name: "left-wall",
      at: [0.75, 2.9, 2.1],
      to: [-92, -42],
      blocks: [
        [0.5, 1.2, 0, 0.5, 3.6, 1.7, "b"],
        [0.5, 3.7, 1.7, 0.5, 1, 0.4, "c"],
        [0.5, 2.5, 1.7, 0.5, 1, 0.4, "c"],
      ],
      foreground: [tile(0.5, 1.3, 0.5, 1, "hole", 1.7)],
    },
    {
      name: "parcel",
      at: [2.5, 7.8, 0.5],
      to: [-142, 98],
      ground: [
        runaway([
          [3, 3],
          [3, 40],
        ]),
      ],
      blocks: [
        [2.4, 7, 0, 1.2, 1.2, 0.1, "c"],
        [2.6, 7.2, 0.1, 0.8, 0.8, 0.8, "w"],
      ],
    },
    {
      name: "bars",
      at: [2.25, 4.45, 0.7],
      to: [-44, 122],
      blocks: [
        [1.2, 4.2, 0, 0.5, 0.5, 0.4, "c"],
        [2, 4.2, 0, 0.5, 0.5, 0.7, "c"],
        [2.8, 4.2, 0, 0.5, 0.5, 1, "c"],
      ],
    },
    // A lid that is lifted for a limited time.
    {
      name: "tower",
      at: [1.2, 0.75, 3],
      to: [52, -66],
      blocks: [tower(0.3, 0.3, 2.5), [0.3, 0.3, 2.8, 0.9, 0.9, 0.3, "w"]],
    },
    {
      name: "back-wall",
      at: [3.4, 0.75, 1.7],
      to: [100, -36],
      blocks: [[1.2, 0.5, 0, 3.6, 0.5, 1.7, "b"], ...row(3, [1.15, 0], [1.5, 1, 0.6, 0.7, 0, 0.7, "w"])],
    },
    {
      name: "gap",
      at: [5.5, 3.1, 0.6],
      to: [104, 96],
      blocks: [
        [5, 1.2, 0, 0.5, 1.4, 0.6, "b"],
        [5, 3.6, 0, 0.5, 1.2, 0.6, "b"],
      ],
      foreground: [tile(5, 2.6, 0.5, 1, "hole", 0.6)],
    },
  ],
};

/** A slab with stairs to three other platforms; amber is the block on its way down. */
const exit: Scene = {
  surroundings: { ground: [grid(8, 6)], blocks: [[0.4, 0.6, 0, 4, 4.3, 1.2, "b"]] },
  parts: [
    {
      name: "stacks",
      at: [1.3, 1.5, 2.4],
      to: [-40, -52],
      blocks: [
        [0.7, 0.9, 1.2, 1.2, 1.2, 1.2, "a"],
        [0.7, 2.4, 1.2, 1.2, 1.2, 1.2, "w"],
        [0.7, 3.9, 1.2, 1.2, 1.2, 1.2, "a"],
      ],
    },
    {
      name: "stairs",
      at: [5, 4, 0.5],
      to: [4, 138],
      blocks: [
        [4.4, 2, 0, 1.2, 2, 0.9, "c"],
        [5.6, 2, 0, 1.2, 2, 0.6, "c"],
        [6.8, 2, 0, 1.2, 2, 0.3, "c"],
      ],
    },
    {
      name: "platforms",
      at: [9.1, 1.4, 0.3],
      to: [184, 56],
      blocks: [
        [8.5, 0.7, 0, 1.3, 1.3, 0.3, "w"],
        [8.5, 2.4, 0, 1.3, 1.3, 0.3, "a"],
        [8.5, 4.1, 0, 1.3, 1.3, 0.3, "c"],
      ],
    },
    { name: "amber-block", at: [6.7, 2.5, 1.7], to: [112, 12], blocks: [[5.7, 2.5, 0.6, 1, 1, 1.1, "y"]] },
    // A calendar.
    {
      name: "calendar",
      at: [2.2, 5.4, 0.6],
      to: [-90, 124],
      blocks: [[0.4, 4.9, 0, 4, 0.5, 1.2, "b"], ...row(5, [0.72, 0], [0.7, 5.4, 0.35, 0.5, 0, 0.5, "w"])],
    },
    // The plate from which the block was moved.
    {
      name: "empty-place",
      at: [4.1, 2.1, 1.35],
      to: [66, -20],
      blocks: [[2.3, 2.1, 1.2, 1.8, 1.8, 0.15, "c"]],
      foreground: [tile(2.6, 2.4, 1.2, 1.2, "void", 1.35), tile(2.6, 2.4, 1.2, 1.2, "hole", 1.35)],
    },
  ],
};

export const cloudScenes = { "private-hybrid-cloud": hybrid, "cloud-governance": governance, "cloud-exit": exit };
