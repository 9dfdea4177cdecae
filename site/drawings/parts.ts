import { boxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { project, tile } from "./iso.ts";
import type { Point, Screen, Shape } from "./iso.ts";

/** A part of a service's drawing: the ends of the line to its number, and the part alone. */
export type Part = { from: Screen; to: Screen; drawing: Drawing };

/** Radius of a number. `part-mark` in capabilities.css depends on it. */
const radius = 12;

/** Draws a part alone on a floor of its size. The number is `offset` away from the point it names. */
export function part(at: Point, offset: Screen, list: readonly Box[], ...more: readonly Shape[]): Part {
  const from = project(at);
  const [x, y] = [Math.min(...list.map((box) => box[0])) - 0.5, Math.min(...list.map((box) => box[1])) - 0.5];
  const width = Math.max(...list.map((box) => box[0] + box[3])) + 0.5 - x;
  const depth = Math.max(...list.map((box) => box[1] + box[4])) + 0.5 - y;
  return {
    from,
    to: [from[0] + offset[0], from[1] + offset[1]],
    drawing: drawing(tile(x, y, width, depth), boxes(...list), more),
  };
}

/** Extends a view box to the numbers of the parts. */
export function viewBoxWith(viewBox: string, parts: readonly Part[]): string {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const [xs, ys] = [parts.map(({ to }) => to[0]), parts.map(({ to }) => to[1])];
  const left = Math.floor(Math.min(x, ...xs.map((each) => each - radius)));
  const top = Math.floor(Math.min(y, ...ys.map((each) => each - radius)));
  const right = Math.ceil(Math.max(x + width, ...xs.map((each) => each + radius)));
  const bottom = Math.ceil(Math.max(y + height, ...ys.map((each) => each + radius)));
  return `${left} ${top} ${right - left} ${bottom - top}`;
}
