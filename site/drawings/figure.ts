import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { project } from "./iso.ts";
import type { Point, Screen, Shape } from "./iso.ts";

/** A drawing that explains: numbered marks refer to the legend below it. */
export type Figure = Drawing & { marks: readonly Screen[] };

/** Radius of a mark; `figure-mark` in prose-figure.css fits it. */
const radius = 11;

/** The marks are numbered in the given order; they stay clear of each other and of what they would hide. */
export function figure(marks: readonly Point[], ...layers: readonly (Shape | readonly Shape[])[]): Figure {
  const places = marks.map(project);
  const room: Shape = {
    className: "room",
    d: "",
    points: places.flatMap(([x, y]): Screen[] => [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]),
  };
  const { viewBox, paths } = drawing(...layers, room);
  return { viewBox, paths: paths.replace(/\nroom $/, ""), marks: places };
}
