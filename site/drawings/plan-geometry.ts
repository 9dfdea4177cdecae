import type { Point } from "./iso.ts";

/** Returns pseudo-random numbers from 0 to 1, the same ones for each seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns whether a point is inside a closed outline. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline.at(index - 1) ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** Returns the distance of a point to a course. */
export const distanceTo = (point: Point, course: readonly Point[]): number =>
  Math.min(...course.slice(1).map((to, index) => distanceToSegment(point, course[index] ?? to, to)));

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** Rounds the corners of a course (Catmull-Rom), with some points between each two. */
export function spline(course: readonly Point[], parts = 6): Point[] {
  return course.slice(1).flatMap((p2, index) => {
    const p1 = course[index] ?? p2;
    const [p0, p3] = [course[index - 1] ?? p1, course[index + 2] ?? p2];
    return Array.from({ length: parts }, (_, part): Point => {
      const t = part / parts;
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3);
      return [at(0), at(1)];
    });
  });
}
