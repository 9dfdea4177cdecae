import { project } from "./iso.ts";
import type { Point, Screen, Shape } from "./iso.ts";

/** A drawing as data. `paths` has one line per path, with class and outline: a string makes pages smaller than an array. */
export type Drawing = { viewBox: string; paths: string };

/** Wide drawings fill their place and keep their right end, where they show what matters most. */
export function alignmentOf(viewBox: string): string | undefined {
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  return width > 3 * height ? "xMaxYMid slice" : undefined;
}

const margin = 3;

/** Draws shapes in the given order. Adjacent shapes with the same class become one path. */
export function drawing(...layers: readonly (Shape | readonly Shape[])[]): Drawing {
  const shapes = layers.flat();
  const points = shapes.flatMap((shape) => shape.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.floor(Math.min(...xs)) - margin, Math.floor(Math.min(...ys)) - margin];
  const [right, bottom] = [Math.ceil(Math.max(...xs)) + margin, Math.ceil(Math.max(...ys)) + margin];
  return {
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
    paths: writeLines(shapes),
  };
}

/** Returns one line per path, as in `Drawing`. */
export const writeLines = (shapes: readonly Shape[]): string =>
  joinPaths(shapes)
    .map(([className, d]) => `${className} ${d}`)
    .join("\n");

/** Joins adjacent shapes with the same class. */
export function joinPaths(shapes: readonly Shape[]): [className: string, d: string][] {
  const paths: [className: string, d: string][] = [];
  for (const { className, d } of shapes) {
    const last = paths.at(-1);
    if (last?.[0] === className) last[1] += d;
    else paths.push([className, d]);
  }
  return paths;
}

/** Returns the paths of a drawing as SVG. `t-a.2` is a top face of tone a of the second layer. */
export const writePaths = (paths: string): string =>
  paths
    .replaceAll(/^([^\s.]+)(?:\.(\d))? (.+)$/gm, (_line, face: string, layer: string | undefined, d: string) =>
      layer === undefined ? `<path class="${face}" d="${d}"/>` : `<path class="${face} layer-${layer}" d="${d}"/>`,
    )
    .replaceAll("\n", "");

/** A drawing with numbered marks, which refer to its legend. */
export type Figure = Drawing & { marks: readonly Screen[] };

/** Radius of a mark. `figure-mark` in prose.css depends on it. */
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
