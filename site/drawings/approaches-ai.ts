import { glass } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { dot, grid, segment, tile } from "./iso.ts";
import { drawLayers } from "./layers.ts";
import { pin } from "./shapes.ts";

/** Two observers, a glass block, incoming work, and walls around an amber core. */
const confidentialAi = () =>
  drawLayers(
    { ground: [grid(9, 7)], blocks: [[3, 1.6, 0, 3.8, 3.8, 0.4, "c"]] },
    {
      foreground: [
        segment([8.4, 0.6, 2.6], [5.6, 2.6, 1.2], "beam"),
        dot([8.4, 0.6, 2.6]),
        segment([4, 6.8, 2.4], [4.6, 4.6, 1.2], "beam"),
        dot([4, 6.8, 2.4]),
      ],
    },
    { foreground: glass([3.6, 2.2, 0.4, 2.6, 2.6, 2.4]) },
    {
      blocks: [
        [0.4, 3, 0, 2.6, 1, 0.4, "w"],
        [0.7, 3.2, 0.4, 0.6, 0.6, 0.6, "a"],
        [1.9, 3.2, 0.4, 0.6, 0.6, 0.6, "b"],
      ],
    },
    {
      blocks: [
        [3.1, 1.7, 0.4, 3.6, 0.3, 2.6, "a"],
        [3.1, 2, 0.4, 0.3, 3.3, 2.6, "a"],
        [4.3, 2.9, 0.4, 1.2, 1.2, 1.2, "y"],
      ],
    },
  );

const plinth = (x: number, y: number): Box => [x, y, 0, 1.4, 1.4, 0.5, "c"];

/** A task is inspected, its limits are set, glass agents follow it, then solid agents run it. */
const agenticSolutions = () =>
  drawLayers(
    { ground: [grid(9, 7)], blocks: [plinth(0.8, 2.6), plinth(3.6, 0.8), plinth(6.4, 2.6), plinth(3.6, 4.6)] },
    {
      ground: [
        segment([2.2, 3], [3.6, 1.6]),
        segment([5, 1.6], [6.4, 3]),
        segment([6.4, 3.7], [5, 5.2]),
        segment([3.6, 5.2], [2.2, 3.7]),
      ],
      foreground: [...pin(1.5, 3.3, 0.5), ...pin(4.3, 1.5, 0.5), ...pin(7.1, 3.3, 0.5)],
    },
    {
      blocks: [
        [0.3, 0.2, 0, 8.4, 0.3, 0.7, "w"],
        [0.3, 0.5, 0, 0.3, 6.2, 0.7, "w"],
        [8.4, 0.5, 0, 0.3, 6.2, 0.4, "w"],
        [0.6, 6.4, 0, 7.8, 0.3, 0.4, "w"],
      ],
    },
    { foreground: [...glass([1.1, 2.9, 0.5, 0.8, 0.8, 0.8]), ...glass([3.9, 1.1, 0.5, 0.8, 0.8, 0.8])] },
    {
      blocks: [
        [3.9, 1.1, 0.5, 0.8, 0.8, 0.8, "b"],
        [6.7, 2.9, 0.5, 0.8, 0.8, 0.8, "b"],
        [3.9, 4.9, 0.5, 0.8, 0.8, 0.8, "y"],
      ],
    },
  );

const rack = (x: number, y: number, tone: "a" | "b" | "y" = "a"): Box => [x, y, 0.5, 0.8, 1, 1.9, tone];

/** Demand is measured, the base is laid, racks are added, and the team runs the amber one. */
const aiInfrastructure = () =>
  drawLayers(
    { ground: [grid(9, 7)] },
    {
      blocks: [
        [0.5, 1, 0, 0.7, 0.7, 0.5, "w"],
        [0.5, 2.2, 0, 0.7, 0.7, 0.9, "w"],
        [0.5, 3.4, 0, 0.7, 0.7, 1.4, "w"],
        [0.5, 4.6, 0, 0.7, 0.7, 2, "w"],
      ],
    },
    {
      ground: [tile(1.6, 2.4, 1, 2)],
      blocks: [[2.4, 0.8, 0, 6, 5.4, 0.5, "c"]],
    },
    {
      blocks: [
        rack(3, 1.3),
        rack(3, 3),
        rack(3, 4.7),
        rack(5, 1.3, "b"),
        rack(5, 3, "b"),
        rack(5, 4.7, "b"),
        rack(7, 1.3),
      ],
    },
    { blocks: [rack(7, 3, "y"), rack(7, 4.7)] },
  );

export const aiApproaches = {
  "confidential-ai": confidentialAi,
  "agentic-solutions": agenticSolutions,
  "ai-infrastructure": aiInfrastructure,
};
