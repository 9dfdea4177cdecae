import { glass } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { grid, segment, tile } from "./iso.ts";
import { drawLayers } from "./layers.ts";
import { pin } from "./shapes.ts";

/** A gate across a belt: two posts and a beam. */
const gate = (x: number, y: number, tone: "a" | "b" = "a"): Box[] => [
  [x, y - 0.4, 0, 0.5, 0.4, 1.5, tone],
  [x, y + 1, 0, 0.5, 0.4, 1.5, tone],
  [x, y - 0.4, 1.5, 0.5, 1.8, 0.3, tone],
];

const belt = (y: number): Box => [0.4, y, 0, 8.2, 1, 0.35, "c"];

/** One release is traced, its belt gets a scanner, then gates, then other teams get belts. */
const devsecops = () =>
  drawLayers(
    {
      ground: [grid(9, 7)],
      blocks: [belt(2.6), [0.9, 2.8, 0.35, 0.6, 0.6, 0.6, "b"], [3.5, 2.8, 0.35, 0.6, 0.6, 0.6, "b"]],
    },
    { foreground: [...pin(1.2, 3.1, 0.95), ...pin(3.8, 3.1, 0.95), ...pin(7.6, 3.1, 0.35, 1.8)] },
    { blocks: gate(2.1, 2.6, "b") },
    { blocks: [...gate(4.8, 2.6), ...gate(6.4, 2.6)] },
    {
      blocks: [
        belt(0.4),
        belt(4.8),
        [1.2, 0.6, 0.35, 0.6, 0.6, 0.6, "w"],
        [5, 5, 0.35, 0.6, 0.6, 0.6, "w"],
        [7.5, 2.75, 0.35, 0.7, 0.7, 0.7, "y"],
      ],
    },
  );

const board = (x: number, y: number, tone: "a" | "b" | "c" | "w" | "y", z = 0): Box => [x, y, z, 0.3, 1.3, 1.1, tone];

/** Scattered boards are inspected, one moves to a new base, groups follow, and a team takes over. */
const azureDevops = () =>
  drawLayers(
    { ground: [grid(9, 7)], blocks: [board(0.8, 0.6, "b"), board(2, 2.6, "c"), board(0.7, 4.9, "b")] },
    { foreground: [...pin(0.95, 1.25, 1.1), ...pin(2.15, 3.25, 1.1), ...pin(0.85, 5.55, 1.1)] },
    { blocks: [[4, 0.8, 0, 4.6, 5.4, 0.35, "w"], board(4.6, 1.2, "a", 0.35)] },
    {
      blocks: [2.9, 4.6]
        .map((y) => board(4.6, y, "a", 0.35))
        .concat([1.2, 2.9, 4.6].map((y) => board(6, y, "b", 0.35))),
    },
    {
      blocks: [
        [7.4, 1.3, 0.35, 0.8, 4.4, 0.2, "c"],
        [7.45, 3.1, 0.55, 0.7, 0.7, 0.7, "y"],
      ],
    },
  );

/** A baseline is measured, rules are set around it, blocks are added from two sides, the last one amber. */
const aiDevelopment = () =>
  drawLayers(
    { ground: [grid(8, 7)], blocks: [[2.6, 1.4, 0, 3.8, 3.8, 0.3, "c"]] },
    {
      blocks: [
        [0.6, 1.4, 0, 0.7, 0.7, 0.5, "w"],
        [0.6, 2.6, 0, 0.7, 0.7, 0.9, "w"],
        [0.6, 3.8, 0, 0.7, 0.7, 1.3, "w"],
      ],
    },
    { foreground: glass([2.8, 1.6, 0.3, 3.4, 3.4, 3]) },
    {
      blocks: [
        [3, 1.8, 0.3, 1.5, 1.5, 1.3, "a"],
        [4.5, 1.8, 0.3, 1.5, 1.5, 1.3, "b"],
        [3, 3.3, 0.3, 1.5, 1.5, 1.3, "b"],
        [4.5, 3.3, 0.3, 1.5, 1.5, 1.3, "a"],
        [3, 1.8, 1.6, 1.5, 1.5, 1.3, "b"],
      ],
    },
    {
      ground: [tile(6.9, 2, 0.8, 2.6)],
      blocks: [[4.5, 3.3, 1.6, 1.5, 1.5, 1.3, "y"]],
      foreground: [segment([5.25, 4.05, 2.9], [5.25, 4.05, 4.3], "beam")],
    },
  );

export const devopsApproaches = {
  devsecops: devsecops,
  "azure-devops": azureDevops,
  "ai-development": aiDevelopment,
};
