import { line, polygon, segment } from "./iso.ts";
import type { Shape } from "./iso.ts";

/** a, b, c: the brand's color from dark to light; w: paper; y: the accent, for the most important part. */
export type Tone = "a" | "b" | "c" | "w" | "y";

export type Box = readonly [x: number, y: number, z: number, width: number, depth: number, height: number, tone?: Tone];

/** Solid blocks, sorted by the painter's algorithm. */
export function boxes(...list: readonly Box[]): Shape[] {
  return paintOrder(list).flatMap(faces);
}

/** A transparent block: only its edges are drawn. */
export function glass([x, y, z, width, depth, height]: Box, className = "edge"): Shape[] {
  const [X, Y, Z] = [x + width, y + depth, z + height];
  return [
    line(
      [
        [x, Y, z],
        [X, Y, z],
        [X, y, z],
      ],
      className,
    ),
    line(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
        [x, y, Z],
      ],
      className,
    ),
    segment([x, Y, z], [x, Y, Z], className),
    segment([X, Y, z], [X, Y, Z], className),
    segment([X, y, z], [X, y, Z], className),
  ];
}

/** A block without width, depth or height is a panel on another one and has one face. */
function faces([x, y, z, width, depth, height, tone = "a"]: Box): Shape[] {
  const [X, Y, Z] = [x + width, y + depth, z + height];
  const left = polygon(`l-${tone}`, [
    [x, Y, Z],
    [X, Y, Z],
    [X, Y, z],
    [x, Y, z],
  ]);
  const right = polygon(`r-${tone}`, [
    [X, y, Z],
    [X, Y, Z],
    [X, Y, z],
    [X, y, z],
  ]);
  const top = polygon(`t-${tone}`, [
    [x, y, Z],
    [X, y, Z],
    [X, Y, Z],
    [x, Y, Z],
  ]);
  if (width === 0) return [right];
  if (depth === 0) return [left];
  return height === 0 ? [top] : [left, right, top];
}

/** Sorts blocks from back to front: the next one is always a block with no remaining block behind it. */
export function paintOrder(list: readonly Box[]): Box[] {
  const remaining = [...list];
  const order: Box[] = [];
  while (remaining.length > 0) {
    const free = remaining.findIndex((box) =>
      remaining.every((other) => other === box || !mustBeDrawnBefore(other, box)),
    );
    const next = remaining.splice(Math.max(free, 0), 1)[0];
    if (next) order.push(next);
  }
  return order;
}

/** Returns whether `b` covers a part of `a`. */
function mustBeDrawnBefore(a: Box, b: Box): boolean {
  return isBehind(a, b) && !isBehind(b, a) && overlapOnScreen(a, b);
}

const tolerance = 1e-6;

function isBehind(a: Box, b: Box): boolean {
  return [0, 1, 2].some((axis) => end(a, axis) <= at(b, axis) + tolerance);
}

const at = (box: Box, axis: number): number => Number(box[axis]);
const end = (box: Box, axis: number): number => Number(box[axis]) + Number(box[axis + 3]);

/** Outlines overlap on screen if their spans overlap along all three directions of the projection. */
function overlapOnScreen(a: Box, b: Box): boolean {
  const spans = (box: Box) =>
    [
      [at(box, 0) - end(box, 1), end(box, 0) - at(box, 1)],
      [at(box, 0) - end(box, 2), end(box, 0) - at(box, 2)],
      [at(box, 1) - end(box, 2), end(box, 1) - at(box, 2)],
    ] as const;
  const others = spans(b);
  return spans(a).every(([low, high], axis) => {
    const [otherLow, otherHigh] = others[axis] ?? [0, 0];
    return high > otherLow + tolerance && otherHigh > low + tolerance;
  });
}
