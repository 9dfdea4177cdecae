import { boxes, glass } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid, line, segment, tile } from "./iso.ts";
import type { Point } from "./iso.ts";
import type { Scene } from "./layers.ts";
import { pin, row } from "./shapes.ts";

/** A node on a slender column. */
const raised = (x: number, y: number, height: number, tone: Tone): Box[] => [
  [x + 0.3, y + 0.3, 0.25, 0.4, 0.4, height, "c"],
  [x - 0.1, y - 0.1, height + 0.25, 1.2, 1.2, 1, tone],
];

/** A lattice of flat nodes, three of them raised; amber is the raised one in front. */
export const aiSolutions = () => {
  const steps = [0.5, 2.5, 4.5, 6.5];
  const positions = steps.flatMap((x) => steps.map((y) => [x, y] as const));
  const flat = positions.map(([x, y]): Box => [x - 0.1, y - 0.1, 0, 1.2, 1.2, 0.25, "b"]);
  const wires = steps.flatMap((at) => [segment([at + 0.5, 1], [at + 0.5, 7]), segment([1, at + 0.5], [7, at + 0.5])]);
  // The plates do not overlap, so faces with the same class can be combined into one path.
  const plates = boxes(...flat).toSorted((one, other) => one.className.localeCompare(other.className));
  return drawing(
    grid(8, 8),
    wires,
    plates,
    boxes(...raised(0.5, 2.5, 1.6, "a"), ...raised(4.5, 0.5, 2.2, "w"), ...raised(4.5, 4.5, 1.2, "y")),
  );
};

/** A ring of the frame: thick bars along the four sides of a square. */
const ring = (z: number, tone: Tone): Box[] => [
  [0.6, 0.6, z, 4.8, 0.4, 0.4, tone],
  [0.6, 1, z, 0.4, 4, 0.4, tone],
  [5, 1, z, 0.4, 4, 0.4, tone],
  [0.6, 5, z, 4.8, 0.4, 0.4, tone],
];

const post = (x: number, y: number): Box => [x, y, 0.4, 0.4, 0.4, 4, "a"];

/** A glass cube inside a solid frame; amber is its core. */
const confidentialAi: Scene = {
  surroundings: {
    ground: [grid(6, 6)],
    blocks: [...ring(0, "a"), post(0.6, 0.6)],
    blocksInFront: [post(0.6, 5), post(5, 0.6), post(5, 5)],
  },
  parts: [
    {
      name: "glass-cube",
      at: [4.5, 1.5, 2],
      to: [136, -30],
      blocks: [[1.5, 1.5, 0.4, 3, 3, 0, "a"]],
      foreground: glass([1.5, 1.5, 0.4, 3, 3, 3]),
    },
    { name: "upper-ring", at: [0.8, 3, 4.8], to: [-96, -80], blocksInFront: ring(4.4, "b") },
    // The safe with the keys.
    {
      name: "safe",
      at: [7.4, 1.8, 1.2],
      to: [150, 34],
      ground: [segment([5.4, 2.4], [6.8, 2.4])],
      blocks: [
        [6.8, 1.8, 0, 1.2, 1.2, 1.2, "c"],
        [8, 2.1, 0.4, 0, 0.6, 0.5, "a"],
      ],
    },
    {
      name: "cards",
      at: [1.4, 7.7, 0.3],
      to: [-142, 124],
      blocks: row(3, [0.75, 0], [1.2, 6.2, 0, 0.4, 1.5, 0.9, "b"]),
    },
    { name: "core", at: [2, 3.6, 2], to: [-132, 10], blocks: [[2, 2, 1, 2, 2, 2, "y"]] },
    // Copies outside the frame.
    {
      name: "copies",
      at: [7.2, 5.6, 0.1],
      to: [84, 140],
      foreground: [segment([5.4, 4.6], [6.4, 4.6], "beam"), segment([5.4, 5.2], [6.4, 5.2], "beam")],
      blocks: row(2, [0, 1.1], [6.4, 4.2, 0, 0.8, 0.8, 0.15, "w"]),
    },
  ],
};

/** An arc from one stop to the next. */
const hop = (from: Point, to: Point): Point[] =>
  Array.from({ length: 9 }, (_, index) => {
    const part = index / 8;
    const between = (axis: 0 | 1 | 2) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * part;
    return [between(0), between(1), between(2) + 7 * part * (1 - part)];
  });

/** The tops of the plinths. */
const stops: readonly Point[] = [
  [1.1, 6.6, 0.8],
  [1.2, 3.9, 1.7],
  [2.3, 1.2, 2.3],
  [6.8, 1.2, 1.7],
  [6.8, 4.4, 0.8],
];

/** A block hops over plinths of different heights and returns on the ground; amber is the block. */
const agentic: Scene = {
  surroundings: {
    ground: [
      grid(8, 8),
      line([
        [6.8, 4],
        [6.8, 6.6],
        [1, 6.6],
      ]),
    ],
    blocks: [[6, 3.6, 0, 1.6, 1.6, 0.8, "c"]],
    foreground: stops.slice(1).map((to, index) => line(hop(stops[index] ?? to, to), "beam")),
  },
  parts: [
    {
      name: "delivery",
      at: [0.5, 7.4, 0.6],
      to: [-156, 104],
      blocks: [
        [0.3, 5.8, 0, 1.6, 1.6, 0.8, "c"],
        [0.5, 6, 0.8, 0.5, 0.5, 0.4, "w"],
        [1.2, 6, 0.8, 0.5, 0.5, 0.4, "w"],
      ],
    },
    { name: "agent", at: [5.1, 0.9, 4.2], to: [114, -62], blocksInFront: [[4.1, 0.7, 3.2, 1, 1, 1, "y"]] },
    {
      name: "toolbox",
      at: [0.6, 4.7, 1],
      to: [-124, 2],
      blocks: [[0.4, 3.1, 0, 1.6, 1.6, 1.7, "b"], ...row(3, [0.45, 0], [0.6, 4.7, 0.6, 0.3, 0, 0.5, "w"])],
    },
    {
      name: "open-slot",
      at: [1.7, 0.6, 2.3],
      to: [-24, -64],
      blocks: [[1.5, 0.4, 0, 1.6, 1.6, 2.3, "a"]],
      foreground: [tile(1.8, 0.7, 1, 1, "hole", 2.3)],
    },
    { name: "trail", at: [4.9, 7.1, 0.1], to: [-64, 152], blocks: row(3, [1.8, 0], [2.7, 6.1, 0, 1, 1, 0.2, "b"]) },
    {
      name: "fenced-block",
      at: [7.6, 0.9, 1.2],
      to: [160, 18],
      blocks: [
        [6, 0.4, 0, 1.6, 1.6, 1.7, "b"],
        [5.7, 2.4, 0, 2.4, 0.2, 0.7, "w"],
        [7.9, 0.2, 0, 0.2, 2.2, 0.7, "w"],
      ],
    },
  ],
};

const rackPlaces = [0.6, 1.95, 3.3, 4.65];

/** A rack with two slots on its front. */
const rack = (index: number, y: number, tone: Tone = "a"): Box[] => {
  const x = rackPlaces[index] ?? 0;
  const slot = (z: number): Box => [x + 0.2, y + 1.2, z, 0.7, 0, 0.2, tone === "a" ? "c" : "w"];
  return [[x, y, 1.2, 1.1, 1.2, 2, tone], slot(2.1), slot(2.6)];
};

/** Rows of racks on a raised platform with pipes below; amber is the active rack. */
const aiInfrastructure: Scene = {
  surroundings: {
    ground: [grid(7, 6)],
    blocks: [
      [0.3, 5.2, 0, 0.4, 0.4, 1, "a"],
      [5.7, 5.2, 0, 0.4, 0.4, 1, "a"],
      [5.7, 0.3, 0, 0.4, 0.4, 1, "a"],
      [0.3, 0.3, 1, 5.8, 5.3, 0.2, "c"],
    ],
  },
  parts: [
    {
      name: "back-racks",
      at: [1.15, 1.2, 3.2],
      to: [-34, -80],
      blocks: [0, 1, 2, 3].flatMap((index) => rack(index, 0.8)),
    },
    { name: "amber-rack", at: [3.5, 4.6, 1.5], to: [-34, 130], blocks: rack(2, 3.4, "y") },
    {
      name: "archway",
      at: [7.65, 1, 1.65],
      to: [156, 14],
      blocks: [
        [7.4, 1, 0, 0.5, 0.4, 1.3, "b"],
        [7.4, 3, 0, 0.5, 0.4, 1.3, "b"],
        [7.4, 1, 1.3, 0.5, 2.4, 0.35, "w"],
      ],
    },
    {
      name: "crates",
      at: [1, 8, 0.1],
      to: [-156, 120],
      blocks: [
        [0.9, 6.3, 0, 2, 1.8, 0.2, "c"],
        ...row(2, [0.9, 0], [1.15, 6.5, 0.2, 0.6, 0.6, 0.5, "w"]),
        ...row(2, [0.9, 0], [1.15, 7.3, 0.2, 0.6, 0.6, 0.5, "w"]),
      ],
    },
    {
      name: "front-racks",
      at: [0.6, 4.3, 2.8],
      to: [-116, -34],
      blocks: [0, 1, 3].flatMap((index) => rack(index, 3.4)),
      foreground: [1.15, 2.5, 5.2].flatMap((x) => pin(x, 4, 3.2, 0.8)),
    },
    {
      name: "pipe",
      at: [8.2, 5, 0.4],
      to: [112, 138],
      blocks: [
        [0.3, 4.8, 0.05, 7, 0.35, 0.35, "b"],
        [7.3, 4.5, 0, 0.9, 0.9, 0.7, "a"],
      ],
    },
  ],
};

export const aiScenes = {
  "confidential-ai": confidentialAi,
  "agentic-solutions": agentic,
  "ai-infrastructure": aiInfrastructure,
};
