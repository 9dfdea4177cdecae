/** Size of a tile of the isometric 2:1 grid in drawing units. With 20, tenths of a tile are integers. */
const tileSize = 20;

/** A point of the grid: x runs down to the right, y down to the left, z up. */
export type Point = readonly [x: number, y: number, z?: number];

export type Screen = readonly [x: number, y: number];

/** A path with the class that colors it. */
export type Shape = { className: string; d: string; points: readonly Screen[] };

export function project([x, y, z = 0]: Point): Screen {
  return [round((x - y) * tileSize), round(((x + y) * tileSize) / 2 - z * tileSize)];
}

export function polygon(className: string, points: readonly Point[]): Shape {
  const screen = points.map(project);
  return { className, d: `${pathThrough(screen)}z`, points: screen };
}

/** A flat rectangle on the ground or at a height. */
export function tile(x: number, y: number, width: number, depth: number, className = "floor", z = 0): Shape {
  return polygon(className, [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ]);
}

/** A wire, or with the class `beam` a dashed line. */
export function line(points: readonly Point[], className = "wire"): Shape {
  const screen = points.map(project);
  return { className, d: pathThrough(screen), points: screen };
}

/** A straight line between two points. */
export const segment = (from: Point, to: Point, className = "wire"): Shape => line([from, to], className);

/** A wire that leaves the page head. It does not enlarge the drawing. */
export const runaway = (points: readonly Point[]): Shape => ({ ...line(points), points: [] });

export function dot(point: Point, radius = 3, className = "dot"): Shape {
  const [x, y] = project(point);
  const d = `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  return {
    className,
    d,
    points: [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ],
  };
}

/** The grid lines of the ground, as one shape. */
export function grid(columns: number, rows: number): Shape {
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, x) => [project([x, 0]), project([x, rows])]),
    ...Array.from({ length: rows + 1 }, (_, y) => [project([0, y]), project([columns, y])]),
  ];
  return { className: "grid", d: lines.map(pathThrough).join(""), points: lines.flat() };
}

/** Uses relative steps: equal shapes then have equal texts, which compress well. */
function pathThrough(points: readonly Screen[]): string {
  let [x, y] = points[0] ?? [0, 0];
  let path = `M${pair(x, y)}`;
  for (const [nextX, nextY] of points.slice(1)) {
    const [stepX, stepY] = [round(nextX - x), round(nextY - y)];
    if (stepX === 0) path += `v${stepY}`;
    else if (stepY === 0) path += `h${stepX}`;
    else path += `l${pair(stepX, stepY)}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}

const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
