import { boxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, grid, line } from "./iso.ts";

// The drawings of the menu's groups: small, told apart at 120 pixels.

/** A stepped plateau; amber is the summit. */
const cloud = () =>
  drawing(
    grid(6, 6),
    boxes(
      [1, 1, 0, 4, 4, 0.35, "w"],
      [1.4, 1.4, 0.35, 3.2, 3.2, 0.35, "c"],
      [1.8, 1.8, 0.7, 2.4, 2.4, 0.35, "b"],
      [2.2, 2.2, 1.05, 1.6, 1.6, 0.6, "a"],
      [2.7, 2.7, 1.65, 0.6, 0.6, 0.6, "y"],
    ),
  );

/** A rising row of blocks beside a loop; amber is the tallest. */
const devops = () => {
  const stops = [2, 4].flatMap((x) => [dot([x, 4], 2.5, "node"), dot([x, 5.2], 2.5, "node")]);
  const tones = ["c", "b", "a", "b", "y"] as const;
  const row = tones.map((tone, index): Box => [0.5 + index * 1.05, 1.6, 0, 0.85, 0.85, 0.4 + index * 0.42, tone]);
  const loop = line([
    [0.4, 4],
    [5.6, 4],
    [5.6, 5.2],
    [0.4, 5.2],
    [0.4, 4],
  ]);
  return drawing(grid(6, 6), loop, stops, boxes(...row));
};

export const menuDrawings = {
  "menu-cloud": cloud,
  "menu-devops": devops,
};
