import { boxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { project, tile } from "./iso.ts";
import type { Point, Screen, Shape } from "./iso.ts";

/** A part of a service's drawing: the point that its number names, the part alone, and a place for its number. */
export type Part = { at: Screen; drawing: Drawing; to?: Screen };

/** The ends of the line from a part to its number, and the direction of the number. */
export type Mark = { from: Screen; to: Screen; angle: number };

/** Radius of a number, and its distance from the part. `part-mark` in capabilities.css depends on the radius. */
const radius = 12;
const distance = 24;

/** Draws a part alone on a floor of its size. */
export function part(at: Point, list: readonly Box[], ...more: readonly Shape[]): Part {
  const [x, y] = [Math.min(...list.map((box) => box[0])) - 0.5, Math.min(...list.map((box) => box[1])) - 0.5];
  const width = Math.max(...list.map((box) => box[0] + box[3])) + 0.5 - x;
  const depth = Math.max(...list.map((box) => box[1] + box[4])) + 0.5 - y;
  return { at: project(at), drawing: drawing(tile(x, y, width, depth), boxes(...list), more) };
}

/** Places each number, by default next to its part and away from the middle of the drawing. Angles order them clockwise. */
export function markParts(viewBox: string, parts: readonly Part[]): Mark[] {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return parts.map(({ at: from, to: place }) => {
    const angle = Math.atan2(from[1] - top - height / 2, from[0] - left - width / 2);
    const to = [from[0] + distance * Math.cos(angle), from[1] + distance * Math.sin(angle)].map(Math.round);
    return { from, to: place ?? [to[0] ?? 0, to[1] ?? 0], angle };
  });
}

/** Extends a view box to the numbers of the parts. */
export function viewBoxWith(viewBox: string, marks: readonly Mark[]): string {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const [xs, ys] = [marks.map(({ to }) => to[0]), marks.map(({ to }) => to[1])];
  const left = Math.floor(Math.min(x, ...xs.map((each) => each - radius)));
  const top = Math.floor(Math.min(y, ...ys.map((each) => each - radius)));
  const right = Math.ceil(Math.max(x + width, ...xs.map((each) => each + radius)));
  const bottom = Math.ceil(Math.max(y + height, ...ys.map((each) => each + radius)));
  return `${left} ${top} ${right - left} ${bottom - top}`;
}
