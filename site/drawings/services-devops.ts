import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid, line, polygon, tile } from "./iso.ts";

/** A dashed line from the lifted block to the ground. */
const drop = (x: number, y: number) =>
  line(
    [
      [x, y, 1.1],
      [x, y],
    ],
    "beam",
  );

/** A closed loop of blocks around a yard; amber is the lifted block. */
const devops = () => {
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

/** A pipe through a gate with two towers; amber is the gate's lock. */
const devsecops = () =>
  drawing(
    grid(8, 6),
    boxes(
      [0.2, 2.4, 0.3, 1.1, 1.2, 1.1, "c"],
      [1.3, 2.2, 0.1, 0.3, 1.6, 1.5, "b"],
      [1.6, 2.4, 0.3, 2.4, 1.2, 1.1, "c"],
      [4, 2.4, 0.3, 2, 1.2, 1.1, "w"],
      [6, 2.2, 0.1, 0.3, 1.6, 1.5, "b"],
      [6.3, 2.4, 0.3, 1.5, 1.2, 1.1, "w"],
      [3, 0.9, 0, 1.2, 1.2, 3, "a"],
      [3, 3.9, 0, 1.2, 1.2, 3, "a"],
      [2.8, 0.7, 3, 1.6, 1.6, 0.4, "b"],
      [2.8, 3.7, 3, 1.6, 1.6, 0.4, "b"],
      [3.1, 2.1, 2, 0.9, 1.8, 0.9, "b"],
      [4, 2.45, 1.7, 0.5, 1.1, 1.2, "y"],
    ),
  );

const boardLeft = (index: number) => 0.3 + index * 1.5;

const card = (x: number, z: number, height: number) =>
  polygon("t-w", [
    [x, 1.15, z],
    [x + 0.42, 1.15, z],
    [x + 0.42, 1.15, z + height],
    [x, 1.15, z + height],
  ]);

/** Five boards in a row, wired to one pipeline; amber is the active board. */
const azureDevops = () => {
  const tones: readonly Tone[] = ["a", "a", "a", "y", "a"];
  const boards = tones.map((tone, index): Box => [boardLeft(index), 0.9, 0.3, 1.3, 0.25, 2.6, tone]);
  const wires = tones.map((_, index) =>
    line([
      [boardLeft(index) + 0.65, 1.1, 0.3],
      [boardLeft(index) + 0.65, 1.1],
      [boardLeft(index) + 0.65, 3.2],
    ]),
  );
  const cards = [3, 1, 2, 2, 3].flatMap((count, index) => [
    card(boardLeft(index) + 0.15, 1.9, 0.7),
    card(boardLeft(index) + 0.73, 2.1, 0.5),
    ...(count > 1 ? [card(boardLeft(index) + 0.73, 1.2, 0.7)] : []),
    ...(count > 2 ? [card(boardLeft(index) + 0.15, 0.9, 0.8)] : []),
  ]);
  const parcels = tones.map((_, index): Box => [boardLeft(index) + 0.2, 3.5, 0.5, 0.9, 0.9, 0.6, "w"]);
  return drawing(grid(8, 5), wires, boxes(...boards, [0.1, 3.2, 0, 7.8, 1.5, 0.5, "b"], ...parcels), cards);
};

/** Two small cranes build a cube of blocks; amber is the part being set. */
const aiDevelopment = () =>
  drawing(
    grid(6, 6),
    boxes(
      [0.1, 3.6, 0, 0.8, 0.8, 0.3, "a"],
      [0.3, 3.8, 0.3, 0.4, 0.4, 4, "b"],
      [3.6, 0.1, 0, 0.8, 0.8, 0.3, "a"],
      [3.8, 0.3, 0.3, 0.4, 0.4, 3.6, "b"],
      [1.6, 1.6, 0, 1.6, 1.6, 1.6, "a"],
      [1.6, 1.6, 1.6, 1.6, 1.6, 1.2, "c"],
      [3.2, 1.6, 0, 1.6, 1.6, 1.4, "b"],
      [1.6, 3.2, 0, 1.6, 1.6, 1.6, "c"],
      [3.2, 3.2, 0, 1.6, 1.6, 0.8, "a"],
      [3.3, 3.3, 1.3, 1.4, 1.4, 1.2, "y"],
      [3.6, 2, 2.4, 0.8, 0.8, 0.6, "w"],
    ),
    line(
      [
        [4, 4, 2.5],
        [4, 4, 4.4],
      ],
      "edge",
    ),
    line(
      [
        [4, 2.4, 3],
        [4, 2.4, 4],
      ],
      "edge",
    ),
    boxes([0, 3.8, 4.3, 4.3, 0.4, 0.3, "b"], [3.8, 0, 3.9, 0.4, 2.7, 0.3, "b"]),
  );

export const devopsServiceDrawings = {
  devops,
  devsecops,
  "azure-devops": azureDevops,
  "ai-development": aiDevelopment,
};
