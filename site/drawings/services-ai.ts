import { boxes, glass } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid, line, polygon } from "./iso.ts";
import type { Point } from "./iso.ts";

/** A node on a slender column. */
const raised = (x: number, y: number, height: number, tone: Tone): Box[] => [
  [x + 0.3, y + 0.3, 0.25, 0.4, 0.4, height, "c"],
  [x - 0.1, y - 0.1, height + 0.25, 1.2, 1.2, 1, tone],
];

/** A lattice of flat nodes, three of them raised; amber is the raised one in front. */
const aiSolutions = () => {
  const steps = [0.5, 2.5, 4.5, 6.5];
  const positions = steps.flatMap((x) => steps.map((y) => [x, y] as const));
  const flat = positions.map(([x, y]): Box => [x - 0.1, y - 0.1, 0, 1.2, 1.2, 0.25, "b"]);
  const wires = steps.flatMap((at) => [
    line([
      [at + 0.5, 1],
      [at + 0.5, 7],
    ]),
    line([
      [1, at + 0.5],
      [7, at + 0.5],
    ]),
  ]);
  // The plates do not overlap, so faces with the same class can be combined into one path.
  const plates = boxes(...flat).toSorted((one, other) => one.className.localeCompare(other.className));
  return drawing(
    grid(8, 8),
    wires,
    plates,
    boxes(...raised(0.5, 2.5, 1.6, "a"), ...raised(4.5, 0.5, 2.2, "w"), ...raised(4.5, 4.5, 1.2, "y")),
  );
};

/** A glass cube inside a solid frame; amber is its core. */
const confidentialAi = () => {
  const [low, high, thick] = [0.6, 5.4, 0.4];
  const [inner, length] = [high - thick, high - low];
  const ring = (z: number, tone: Tone): Box[] => [
    [low, low, z, length, thick, thick, tone],
    [low, low + thick, z, thick, length - 2 * thick, thick, tone],
    [inner, low + thick, z, thick, length - 2 * thick, thick, tone],
    [low, inner, z, length, thick, thick, tone],
  ];
  const post = (x: number, y: number): Box => [x, y, thick, thick, thick, 4, "a"];
  return drawing(
    grid(6, 6),
    boxes(...ring(0, "a"), post(low, low), [2, 2, 1, 2, 2, 2, "y"]),
    glass([1.5, 1.5, 0.5, 3, 3, 3]),
    boxes(post(low, inner), post(inner, low), post(inner, inner), ...ring(4.4, "b")),
  );
};

/** An arc from one stop to the next. */
const hop = (from: Point, to: Point): Point[] =>
  Array.from({ length: 9 }, (_, index) => {
    const part = index / 8;
    const between = (axis: 0 | 1 | 2) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * part;
    return [between(0), between(1), between(2) + 7 * part * (1 - part)];
  });

/** A block hops over plinths of different heights and returns on the ground; amber is the block. */
const agentic = () => {
  const stops = [
    [0.3, 5.8, 0.8, "c"],
    [0.4, 3.1, 1.7, "b"],
    [1.5, 0.4, 2.3, "a"],
    [6, 0.4, 1.7, "b"],
    [6, 3.6, 0.8, "c"],
  ] as const;
  const tops = stops.map(([x, y, height]): Point => [x + 0.8, y + 0.8, height]);
  return drawing(
    grid(8, 8),
    line([
      [6.8, 4],
      [6.8, 6.6],
      [1, 6.6],
    ]),
    boxes(
      ...stops.map(([x, y, height, tone]): Box => [x, y, 0, 1.6, 1.6, height, tone]),
      [2.7, 6.1, 0, 1, 1, 0.2, "b"],
      [4.5, 6.1, 0, 1, 1, 0.2, "b"],
      [6.3, 6.1, 0, 1, 1, 0.2, "b"],
    ),
    tops.slice(1).map((to, index) => line(hop(tops[index] ?? to, to), "beam")),
    boxes([4.1, 0.7, 3.2, 1, 1, 1, "y"]),
  );
};

/** A row of racks and the slots on their fronts; one of them may be active. */
const rackRow = (y: number, active?: number) => {
  const racks = [0.6, 1.95, 3.3, 4.65].map((x, index): Box => [x, y, 1.2, 1.1, 1.2, 2, index === active ? "y" : "a"]);
  const slots = racks.flatMap(([x], index) =>
    [2.1, 2.6].map((z) =>
      polygon(index === active ? "t-w" : "t-b", [
        [x + 0.2, y + 1.2, z],
        [x + 0.9, y + 1.2, z],
        [x + 0.9, y + 1.2, z + 0.2],
        [x + 0.2, y + 1.2, z + 0.2],
      ]),
    ),
  );
  return [...boxes(...racks), ...slots];
};

/** Rows of racks on a raised platform with pipes below; amber is the active rack. */
const aiInfrastructure = () =>
  drawing(
    grid(7, 6),
    boxes(
      [0.3, 5.2, 0, 0.4, 0.4, 1, "a"],
      [5.7, 5.2, 0, 0.4, 0.4, 1, "a"],
      [5.7, 0.3, 0, 0.4, 0.4, 1, "a"],
      [0.3, 4.8, 0.05, 6.6, 0.35, 0.35, "b"],
      [5, 3, 0.05, 1.9, 0.35, 0.35, "b"],
      [5, 1.2, 0.05, 1.9, 0.35, 0.35, "b"],
      [0.3, 0.3, 1, 5.8, 5.3, 0.2, "c"],
    ),
    rackRow(0.8),
    rackRow(3.4, 2),
  );

export const aiServiceDrawings = {
  "ai-solutions": aiSolutions,
  "confidential-ai": confidentialAi,
  "agentic-solutions": agentic,
  "ai-infrastructure": aiInfrastructure,
};
