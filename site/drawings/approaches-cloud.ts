import { glass } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { grid, tile } from "./iso.ts";
import { drawLayers } from "./layers.ts";
import { pin } from "./shapes.ts";

const workloads = (x: number, lead: "b" | "y"): Box[] => [
  [x, 1.2, 0.4, 1.1, 1.1, 1.3, "a"],
  [x, 2.7, 0.4, 1.1, 1.1, 0.9, "b"],
  [x + 1.5, 1.2, 0.4, 1.1, 1.1, 0.9, lead],
];

/** Dependencies are inspected, a target is laid out, one block crosses the bridge, the others follow. */
const exit = () => {
  return drawLayers(
    { ground: [grid(9, 6)], blocks: [[0.4, 0.8, 0, 3.4, 4.4, 0.4, "c"], ...workloads(0.8, "b")] },
    { foreground: [...pin(1.35, 1.75, 1.7), ...pin(1.35, 3.25, 1.3), ...pin(2.85, 1.75, 1.3)] },
    { blocks: [[5.2, 0.8, 0, 3.4, 4.4, 0.4, "w"]] },
    {
      blocks: [
        [3.8, 3.7, 0.1, 1.4, 1, 0.3, "b"],
        [4.1, 3.85, 0.4, 0.7, 0.7, 0.7, "w"],
      ],
    },
    { blocks: workloads(5.6, "y") },
  );
};

/** Blocks are inspected, an area is defined, walls are built around it, and a gate is added. */
const governance = () =>
  drawLayers(
    {
      ground: [grid(8, 8)],
      blocks: [
        [1.6, 1.6, 0, 1.2, 1.2, 1, "a"],
        [4.6, 1.5, 0, 1.1, 1.1, 0.7, "b"],
        [1.5, 4.4, 0, 1.1, 1.1, 0.7, "b"],
        [4.3, 4.3, 0, 1.3, 1.3, 1.3, "a"],
      ],
    },
    { foreground: [...pin(2.2, 2.2, 1), ...pin(5.15, 2.05, 0.7), ...pin(2.05, 4.95, 0.7), ...pin(4.95, 4.95, 1.3)] },
    { ground: [tile(0.5, 0.5, 6.8, 6.8)] },
    {
      blocks: [
        [0.4, 0.4, 0, 7, 0.4, 1.2, "c"],
        [0.4, 0.8, 0, 0.4, 6.6, 1.2, "c"],
        [7, 0.8, 0, 0.4, 6.6, 0.5, "c"],
        [0.8, 7, 0, 2.1, 0.4, 0.5, "c"],
        [5.1, 7, 0, 1.9, 0.4, 0.5, "c"],
      ],
    },
    {
      blocks: [
        [2.9, 6.9, 0, 0.4, 0.6, 1.5, "w"],
        [4.7, 6.9, 0, 0.4, 0.6, 1.5, "w"],
        [3.6, 6.9, 0, 0.8, 0.8, 0.8, "y"],
      ],
    },
  );

/** Workloads that stay are separated, the second site is outlined, built, and connected by a bridge. */
const hybrid = () =>
  drawLayers(
    { ground: [grid(9, 6), tile(0.4, 0.6, 3.2, 4.8), tile(5.4, 0.6, 3.2, 4.8)] },
    {
      blocks: [
        [0.9, 1.1, 0, 1.2, 1.2, 1.4, "w"],
        [0.9, 2.6, 0, 1.2, 1.2, 1, "c"],
        [2.4, 1.1, 0, 0.9, 0.9, 0.8, "w"],
        [0.9, 4.1, 0, 0.9, 0.9, 0.7, "w"],
      ],
    },
    { foreground: glass([5.6, 0.9, 0, 2.8, 4.2, 2.2]) },
    {
      blocks: [
        [5.8, 1.1, 0, 2.4, 3.8, 1.1, "a"],
        [6, 1.3, 1.1, 0.7, 0.7, 0.7, "b"],
        [6, 2.3, 1.1, 0.7, 0.7, 0.7, "b"],
      ],
    },
    {
      blocks: [
        [3.3, 2.6, 0.5, 2.5, 0.9, 0.2, "c"],
        [4.1, 2.7, 0.7, 0.7, 0.7, 0.7, "y"],
        [6, 3.4, 1.1, 0.7, 0.7, 0.7, "w"],
      ],
    },
  );

export const cloudApproaches = {
  "cloud-exit": exit,
  "cloud-governance": governance,
  "private-hybrid-cloud": hybrid,
};
