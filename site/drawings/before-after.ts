import { boxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { dot, line, segment } from "./iso.ts";
import type { Point } from "./iso.ts";
import { areasOfTiles, heapOfTiles } from "./tiles.ts";

/** The states before and after a case. They have the same view box, so that they can be overlaid. */
export type Change = { before: Drawing; after: Drawing };

/** Systems connected in pairs; then all of them connected through one hall. */
const logistics = (): Change => {
  const corners: [number, number][] = [
    [0.6, 0.8],
    [3.4, 0.5],
    [6.4, 1.4],
    [0.9, 4.6],
    [3.6, 5.4],
    [6.3, 4.9],
  ];
  const systems = corners.map(([x, y], index): Box => [x, y, 0, 1, 1, index % 2 === 0 ? 0.9 : 1.3, "b"]);
  const centers = corners.map(([x, y]): Point => [x + 0.5, y + 0.5]);
  const pairs = [
    [0, 1],
    [0, 3],
    [0, 4],
    [1, 2],
    [1, 5],
    [2, 3],
    [3, 4],
    [4, 5],
    [2, 5],
  ] as const;
  const wires = pairs.map(([from, to]) => line([centers[from] ?? [0, 0], centers[to] ?? [0, 0]]));
  const hall: Point = [4, 3.4];
  return {
    before: drawing(wires, boxes(...systems), dot([2.6, 2.9]), dot([4.7, 3.9])),
    after: drawing(
      centers.map((center) => line([center, hall])),
      boxes(...systems, [3.1, 2.6, 0, 1.8, 1.6, 1.1, "a"], [3.6, 3, 1.1, 0.8, 0.8, 0.6, "y"]),
    ),
  };
};

/** Plots of different sizes in disorder; then equal plots in rows. */
const automation = (): Change => ({
  before: drawing(
    boxes(
      [0.5, 0.7, 0, 1.9, 1.4, 0.3, "c"],
      [0.8, 0.9, 0.3, 0.8, 0.8, 1.2, "a"],
      [3.4, 0.4, 0, 1.2, 2.1, 0.2, "w"],
      [3.6, 1.4, 0.2, 0.8, 0.8, 0.6, "b"],
      [5.9, 1.3, 0, 1.6, 1.6, 0.5, "b"],
      [0.9, 3.6, 0, 1.1, 1.1, 0.9, "w"],
      [2.8, 3.4, 0, 2.2, 1.3, 0.2, "c"],
      [3.1, 3.6, 0.2, 0.6, 0.6, 1.6, "a"],
      [6.2, 4.2, 0, 1.1, 2, 0.3, "w"],
      [1.6, 5.5, 0, 1.9, 1, 0.4, "b"],
      [4.3, 5.4, 0, 1, 1, 0.7, "y"],
    ),
  ),
  after: drawing(
    boxes(
      ...[0.5, 3.1, 5.7].flatMap((x) =>
        [0.5, 2.7, 4.9].flatMap((y): Box[] => [
          [x, y, 0, 1.9, 1.6, 0.25, "c"],
          [x + 0.4, y + 0.3, 0.25, 1.1, 1, 0.8, x === 5.7 && y === 4.9 ? "y" : "b"],
        ]),
      ),
    ),
  ),
});

/** Keys scattered between the machines; then in one vault with a gate. */
const cybersecurity = (): Change => {
  const machines: Box[] = [0.5, 2.3, 4.1].map((y) => [0.6, y, 0, 1.2, 1.2, 1, "b"]);
  const targets: Box[] = [0.5, 2.3, 4.1].map((y) => [6.2, y, 0, 1.2, 1.2, 0.8, "c"]);
  const keys: Point[] = [
    [2.3, 1.4],
    [2.6, 3.4],
    [3.9, 0.9],
    [4.6, 4.6],
    [2.4, 5.5],
    [5.4, 2.6],
    [3.6, 5.9],
  ];
  const rows = [1.1, 2.9, 4.7];
  return {
    before: drawing(
      rows.map((y, index) =>
        line([
          [1.8, y],
          [6.2, rows[(index + 1) % 3] ?? y],
        ]),
      ),
      rows.map((y) => segment([1.8, y], [6.2, y])),
      boxes(...machines, ...targets),
      keys.map((point) => dot(point, 4)),
    ),
    after: drawing(
      rows.map((y) => segment([1.8, y], [3.4, 2.9])),
      rows.map((y) => segment([4.6, 2.9], [6.2, y])),
      boxes(
        ...machines,
        ...targets,
        [3.3, 0.4, 0, 1.4, 1.4, 1.6, "a"],
        [3.65, 0.75, 1.6, 0.7, 0.7, 0.5, "y"],
        [3.3, 2.2, 0, 0.5, 0.4, 1.4, "w"],
        [3.3, 3.3, 0, 0.5, 0.4, 1.4, "w"],
        [3.3, 2.2, 1.4, 0.5, 1.5, 0.3, "w"],
      ),
    ),
  };
};

const bench = (x: number, y: number, tone: "a" | "b" | "c" | "w"): Box[] => [
  [x, y, 0, 2.4, 1.1, 0.6, tone],
  [x + 0.3, y + 0.2, 0.6, 0.5, 0.5, 0.5, tone === "a" ? "w" : "a"],
];
const team = (corners: readonly [number, number][]): Box[] => corners.map(([x, y]) => [x, y, 0, 0.6, 0.6, 1, "b"]);

/** Four benches with separate tools; then one bench with the whole team. */
const insurance = (): Change => {
  return {
    before: drawing(
      boxes(
        ...bench(0.6, 0.6, "c"),
        ...bench(4.6, 0.8, "w"),
        ...bench(0.8, 4.4, "a"),
        ...bench(4.8, 4.2, "c"),
        ...team([
          [1.4, 2.1],
          [5.6, 2.4],
          [1.8, 5.8],
          [5.8, 5.6],
        ]),
        [3.5, 3, 0, 0.6, 0.6, 1, "y"],
      ),
    ),
    after: drawing(
      boxes(
        [1.6, 2.4, 0, 4.8, 1.6, 0.6, "a"],
        [2, 2.7, 0.6, 0.7, 0.7, 0.6, "w"],
        [3.4, 2.7, 0.6, 0.7, 0.7, 0.6, "w"],
        [4.9, 2.7, 0.6, 0.9, 0.9, 0.9, "y"],
        ...team([
          [1.8, 1.2],
          [3.1, 1.2],
          [4.4, 1.2],
          [2.4, 4.9],
          [3.7, 4.9],
          [5, 4.9],
        ]),
      ),
    ),
  };
};

/** 3,600 pages as tiles: in one heap, then in 60 areas, one of them amber. */
const sharepoint = (): Change => ({
  before: drawing(heapOfTiles()),
  after: drawing(areasOfTiles()),
});

/** Gives both states a view box that contains both, so that they stay in place when they are overlaid. */
const withCommonViewBox = (make: () => Change) => (): Change => {
  const { before, after } = make();
  const viewBoxes = [before, after].map(({ viewBox }) => viewBox.split(" ").map(Number));
  const [left, top, right, bottom] = [
    Math.min(...viewBoxes.map(([x = 0]) => x)),
    Math.min(...viewBoxes.map(([, y = 0]) => y)),
    Math.max(...viewBoxes.map(([x = 0, , width = 0]) => x + width)),
    Math.max(...viewBoxes.map(([, y = 0, , height = 0]) => y + height)),
  ];
  const viewBox = `${left} ${top} ${right - left} ${bottom - top}`;
  return { before: { ...before, viewBox }, after: { ...after, viewBox } };
};

/** Drawings by the slug of the case. */
export const changes = {
  "azure-data-factory-logistics": withCommonViewBox(logistics),
  "azure-infrastructure-automation": withCommonViewBox(automation),
  "cybersecurity-development-support": withCommonViewBox(cybersecurity),
  "devops-insurance-sector": withCommonViewBox(insurance),
  "sharepoint-migration-tuv": withCommonViewBox(sharepoint),
} satisfies Record<string, () => Change>;
