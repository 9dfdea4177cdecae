import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, grid, line, segment, tile } from "./iso.ts";
import type { Scene } from "./layers.ts";
import { row } from "./shapes.ts";

/** A dashed line from the lifted block to the ground. */
const drop = (x: number, y: number) => segment([x, y, 1.1], [x, y], "beam");

/** A closed loop of blocks around a yard; amber is the lifted block. */
export const devops = () => {
  const positions = [
    [0, 0, "a"],
    [1, 0, "b"],
    [2, 0, "c"],
    [3, 0, "w"],
    [3, 1, "a"],
    [3, 2, "b"],
    [2, 3, "c"],
    [1, 3, "w"],
    [0, 3, "a"],
    [0, 2, "b"],
    [0, 1, "c"],
  ] as const;
  const ring = positions.map(([x, y, tone]): Box => {
    const height = x === 0 || y === 0 ? 1.2 : 0.7;
    return [0.3 + x * 1.4, 0.3 + y * 1.4, 0, 1.2, 1.2, height, tone];
  });
  return drawing(
    grid(6, 6),
    tile(1.75, 1.75, 2.5, 2.5),
    boxes(...ring),
    tile(4.5, 4.5, 1.2, 1.2),
    drop(4.5, 5.7),
    drop(5.7, 4.5),
    drop(5.7, 5.7),
    boxes([4.5, 4.5, 1.1, 1.2, 1.2, 1.1, "y"]),
  );
};

/** A pipe through a gate, behind which parcels leave; amber is the gate's lock. */
const devsecops: Scene = {
  surroundings: {
    ground: [grid(8, 6), segment([1.3, 3.6], [1.3, 5]), segment([6.7, 3.6], [6.7, 5])],
    blocks: [
      [1.9, 2.4, 0.3, 2.1, 1.2, 1.1, "c"],
      [4, 2.3, 0, 0.7, 1.4, 0.3, "b"],
    ],
  },
  parts: [
    // Two scanners around the pipe.
    {
      name: "scanners",
      at: [-0.5, 3, 1.4],
      to: [-104, -44],
      blocks: [
        [-1, 2.4, 0.3, 0.9, 1.2, 1.1, "c"],
        [-0.1, 2.2, 0.1, 0.3, 1.6, 1.5, "b"],
        [0.2, 2.4, 0.3, 1.4, 1.2, 1.1, "c"],
        [1.6, 2.2, 0.1, 0.3, 1.6, 1.5, "b"],
      ],
    },
    {
      name: "layers",
      at: [0.75, 5.4, 0.6],
      to: [-136, 40],
      blocks: [
        [0.5, 4.6, 0, 1.6, 1.6, 0.3, "c"],
        [0.75, 4.85, 0.3, 1.1, 1.1, 0.3, "b"],
        [1, 5.1, 0.6, 0.6, 0.6, 0.3, "w"],
      ],
    },
    { name: "lock", at: [4.5, 2.6, 2.6], to: [106, -20], blocks: [[4, 2.45, 1.7, 0.5, 1.1, 1.2, "y"]] },
    // The gate.
    {
      name: "gate",
      at: [3.6, 1.5, 3.4],
      to: [66, -66],
      blocks: [
        [3, 0.9, 0, 1.2, 1.2, 3, "a"],
        [3, 3.9, 0, 1.2, 1.2, 3, "a"],
        [2.8, 0.7, 3, 1.6, 1.6, 0.4, "b"],
        [2.8, 3.7, 3, 1.6, 1.6, 0.4, "b"],
        [3.1, 2.1, 2, 0.9, 1.8, 0.9, "b"],
      ],
    },
    // Parcels with a seal.
    {
      name: "parcels",
      at: [7.5, 2.5, 1.3],
      to: [134, 26],
      blocks: [
        [4.7, 2.3, 0, 4.5, 1.4, 0.3, "b"],
        ...row(3, [1.5, 0], [5, 2.5, 0.3, 1, 1, 1, "w"]),
        ...row(3, [1.5, 0], [5.3, 2.8, 1.3, 0.4, 0.4, 0, "b"]),
      ],
    },
    {
      name: "panels",
      at: [7.5, 5.4, 1],
      to: [74, 140],
      blocks: [
        [5.9, 4.8, 0, 0.3, 1.3, 1.2, "a"],
        [6.55, 4.8, 0, 0.3, 1.3, 1.2, "b"],
        [7.2, 4.8, 0, 0.3, 1.3, 1.2, "c"],
      ],
    },
  ],
};

const boardLeft = (index: number) => 0.3 + index * 1.5;

/** A board with two to four cards. */
const board = (index: number, cards: number, tone: Tone = "a"): Box[] => {
  const x = boardLeft(index);
  const places: Box[] = [
    [x + 0.15, 1.15, 1.9, 0.42, 0, 0.7, "w"],
    [x + 0.73, 1.15, 2.1, 0.42, 0, 0.5, "w"],
    [x + 0.73, 1.15, 1.2, 0.42, 0, 0.7, "w"],
    [x + 0.15, 1.15, 0.9, 0.42, 0, 0.8, "w"],
  ];
  return [[x, 0.9, 0.3, 1.3, 0.25, 2.6, tone], ...places.slice(0, cards)];
};

/** Five boards in a row, wired to one pipeline; amber is the active board. */
const azureDevops: Scene = {
  surroundings: {
    ground: [
      grid(8, 5),
      ...[0, 1, 2, 3, 4].map((index) =>
        line([
          [boardLeft(index) + 0.65, 1.1, 0.3],
          [boardLeft(index) + 0.65, 1.1],
          [boardLeft(index) + 0.65, 3.2],
        ]),
      ),
    ],
  },
  parts: [
    {
      name: "boards",
      at: [0.95, 0.9, 2.9],
      to: [-36, -66],
      blocks: [...board(0, 4), ...board(1, 2), ...board(2, 3), ...board(4, 4)],
    },
    { name: "amber-board", at: [5.45, 0.9, 2.9], to: [112, -38], blocks: board(3, 3, "y") },
    {
      name: "pipeline",
      at: [6.5, 4.7, 0.2],
      to: [24, 148],
      blocks: [[0.1, 3.2, 0, 7.8, 1.5, 0.5, "b"], ...row(5, [1.5, 0], [0.5, 3.5, 0.5, 0.9, 0.9, 0.6, "c"])],
    },
    {
      name: "packages",
      at: [2.5, 6.5, 0.3],
      to: [-104, 112],
      blocks: [
        [2.3, 5.6, 0, 0.9, 0.9, 0.7, "w"],
        [3.3, 5.6, 0, 0.9, 0.9, 0.7, "w"],
        [2.8, 5.6, 0.7, 0.9, 0.9, 0.7, "w"],
      ],
    },
    {
      name: "target",
      at: [9.75, 3.4, 1],
      to: [150, 70],
      ground: [segment([7.9, 3.95], [9.2, 3.95]), dot([8.5, 3.95], 4, "node")],
      blocks: [[9.2, 3.4, 0, 1.1, 1.1, 1, "a"]],
    },
    // A project that moves over.
    {
      name: "moving-project",
      at: [-1.6, 4.2, 0.9],
      to: [-140, -28],
      blocks: [
        [-1.9, 3.3, 0, 1.4, 1.4, 0.3, "c"],
        [-1.6, 3.6, 0.3, 0.8, 0.8, 0.6, "w"],
      ],
      foreground: [segment([-0.8, 4, 0.9], [0.4, 4, 0.9], "beam")],
    },
  ],
};

/** Two small cranes build a cube of blocks; amber is the part being set. */
const aiDevelopment: Scene = {
  surroundings: {
    ground: [grid(6, 6)],
    blocks: [
      [1.6, 1.6, 0, 1.6, 1.6, 1.6, "a"],
      [1.6, 1.6, 1.6, 1.6, 1.6, 1.2, "c"],
      [3.2, 3.2, 0, 1.6, 1.6, 0.8, "a"],
    ],
  },
  parts: [
    {
      name: "left-crane",
      at: [0.5, 4, 2.2],
      to: [-112, -30],
      blocks: [
        [0.1, 3.6, 0, 0.8, 0.8, 0.3, "a"],
        [0.3, 3.8, 0.3, 0.4, 0.4, 4, "b"],
      ],
      blocksInFront: [[0, 3.8, 4.3, 4.3, 0.4, 0.3, "b"]],
    },
    {
      name: "window-block",
      at: [4.8, 2.2, 0.7],
      to: [104, 62],
      blocks: [[3.2, 1.6, 0, 1.6, 1.6, 1.4, "b"], ...row(2, [0, 0.7], [4.8, 1.8, 0.4, 0, 0.5, 0.6, "w"])],
    },
    // Lines of text.
    {
      name: "text-block",
      at: [1.9, 4.8, 0.8],
      to: [-100, 92],
      blocks: [
        [1.6, 3.2, 0, 1.6, 1.6, 1.6, "c"],
        [1.9, 4.8, 1.15, 1, 0, 0.15, "a"],
        [1.9, 4.8, 0.75, 0.7, 0, 0.15, "a"],
        [1.9, 4.8, 0.35, 1, 0, 0.15, "a"],
      ],
    },
    {
      name: "amber-block",
      at: [4.7, 4, 1.5],
      to: [66, 116],
      blocks: [[3.3, 3.3, 1.3, 1.4, 1.4, 1.2, "y"]],
      foreground: [segment([4, 4, 2.5], [4, 4, 4.4], "edge")],
    },
    {
      name: "hanging-block",
      at: [4.4, 2.4, 2.7],
      to: [116, -8],
      blocks: [[3.6, 2, 2.4, 0.8, 0.8, 0.6, "w"]],
      foreground: [segment([4, 2.4, 3], [4, 2.4, 4], "edge")],
    },
    {
      name: "right-crane",
      at: [4, 0.1, 4.2],
      to: [112, -70],
      blocks: [
        [3.6, 0.1, 0, 0.8, 0.8, 0.3, "a"],
        [3.8, 0.3, 0.3, 0.4, 0.4, 3.6, "b"],
      ],
      blocksInFront: [[3.8, 0, 3.9, 0.4, 2.7, 0.3, "b"]],
    },
  ],
};

export const devopsScenes = { devsecops, "azure-devops": azureDevops, "ai-development": aiDevelopment };
