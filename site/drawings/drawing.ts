import type { Shape } from "./iso.ts";

/**
 * A finished drawing as data: rendered at build, coloured by classes, no script of its own.
 * `paths` holds a line per path, its class and its outline; one text costs a page less than a list of them.
 */
export type Drawing = { viewBox: string; paths: string };

const margin = 3;

/** Puts shapes on paper in the given order; neighbours of one class become one path. */
export function drawing(...layers: readonly (Shape | readonly Shape[])[]): Drawing {
  const shapes = layers.flat();
  const paths: [className: string, d: string][] = [];
  for (const { className, d } of shapes) {
    const last = paths.at(-1);
    if (last?.[0] === className) last[1] += d;
    else paths.push([className, d]);
  }
  const points = shapes.flatMap((shape) => shape.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.floor(Math.min(...xs)) - margin, Math.floor(Math.min(...ys)) - margin];
  const [right, bottom] = [Math.ceil(Math.max(...xs)) + margin, Math.ceil(Math.max(...ys)) + margin];
  return {
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
    paths: paths.map(([className, d]) => `${className} ${d}`).join("\n"),
  };
}
