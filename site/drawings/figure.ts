import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { project } from "./iso.ts";
import type { Point, Screen, Shape } from "./iso.ts";

/** A drawing with numbered marks, which refer to its legend. */
export type Figure = Drawing & { marks: readonly Screen[] };

/** Radius of a mark. `figure-mark` in prose-figure.css depends on it. */
const radius = 11;

export function figure(marks: readonly Point[], ...layers: readonly (Shape | readonly Shape[])[]): Figure {
  const centers = marks.map(project);
  // Extends the view box to the marks.
  const reserved: Shape = {
    className: "reserved",
    d: "",
    points: centers.flatMap(([x, y]): Screen[] => [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]),
  };
  const { viewBox, paths } = drawing(...layers, reserved);
  return { viewBox, paths: paths.replace(/\nreserved $/, ""), marks: centers };
}
