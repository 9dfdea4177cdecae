import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, grid, polygon, segment, tile } from "./iso.ts";

const tones: readonly Tone[] = ["c", "w", "c", "b", "w"];

/** The center line of the river. */
const course = [
  [12, 1],
  [10, 1.6],
  [8, 4],
  [6, 5],
  [4, 5.2],
  [2, 8],
  [0, 9.6],
] as const;

const river = polygon("t-a", [
  ...course.map(([x, y]) => [x, y - 0.75] as const),
  ...course.toReversed().map(([x, y]) => [x, y + 0.75] as const),
]);

const isOnLand = (x: number, y: number): boolean =>
  course.every(([riverX, riverY]) => Math.abs(x - riverX) > 1 || Math.abs(y - riverY) > 1.9);

/** City blocks between the streets, except in the river and at the office. */
const cityBlocks = Array.from({ length: 36 }, (_, index): Box => {
  const [column, row] = [index % 6, Math.floor(index / 6)];
  const height = 0.15 + ((column + row * 2) % 3) * 0.12;
  return [column * 2 + 0.3, row * 2 + 0.3, 0, 1.4, 1.4, height, tones[index % 5] ?? "c"];
}).filter(([x, y]) => isOnLand(x + 0.7, y + 0.7) && !(x > 8 && x < 9 && y > 8 && y < 9));

/** The placeholder of the map before consent: city blocks, the river, and the office in amber. */
export const officeMap = () =>
  drawing(
    grid(12, 12),
    river,
    boxes(...cityBlocks),
    tile(8.1, 8.1, 1.8, 1.8),
    boxes([8.4, 8.4, 0, 1.2, 1.2, 1.6, "y"]),
    segment([9, 9, 1.6], [9, 9, 3.2], "beam"),
    dot([9, 9, 3.3], 7, "t-y"),
  );
