import { boxes } from "./boxes.ts";
import type { Tone } from "./boxes.ts";
import { line, polygon, project, segment } from "./iso.ts";
import type { Point, Shape } from "./iso.ts";
import { leftPanel, rightPanel } from "./shapes.ts";

// The street of the About page: a house for each person, a tower for each director, and what stands between them. The
// front corner of each drawing is at the origin.

/** Size, roof, tone and windows of a house follow from its number; after the last one they repeat. */
export const houseCount = 12;

export const houseViewBox = "-70 -172 140 174";

type Roof = "gable" | "flat" | "shed";

/** Classes of the parts of a house that has one tone. Dark roofs have light letters. */
type Paint = { walls: string; windows: string; roof: string; isDark: boolean };

const paints: readonly Paint[] = [
  { walls: "a", windows: "t-c", roof: "t-b", isDark: false },
  { walls: "w", windows: "t-a", roof: "l-a", isDark: true },
  { walls: "c", windows: "l-a", roof: "t-n3", isDark: true },
  { walls: "b", windows: "r-a", roof: "l-a", isDark: true },
  { walls: "n3", windows: "t-b", roof: "l-y", isDark: false },
];

const roofs: readonly Roof[] = ["gable", "gable", "flat", "flat", "shed"];
const widths = [3, 2.6, 3.3, 2.8, 3.1];
const depths = [2.6, 2.3, 2.5, 3, 2.8];
const heights = [3.1, 2.5, 3.6, 2.2, 2.9, 3.3, 2.4];

const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

function describe(index: number) {
  const [width, depth, height] = [pick(widths, index), pick(depths, index), pick(heights, index)];
  // Centers the house at the origin.
  const shift = (width - depth) / 4;
  const roof = pick(roofs, index);
  const rise = { gable: 1.15, flat: 0, shed: 1.5 }[roof];
  const paint = pick(paints, index + Math.floor(index / 5));
  return { X: shift, Y: -shift, x: shift - width, y: -shift - depth, width, depth, height, roof, rise, paint };
}

/** The corners of the part of the roof that carries the initials: its eaves in front, its ridge behind. */
function roofCorners({ x, y, X, Y, depth, height, roof, rise }: ReturnType<typeof describe>): Point[] {
  const over = 0.15;
  const [back, low] = [roof === "gable" ? y + depth / 2 : y - over, height - rise * 0.1];
  return [
    [x - over, Y + over, low],
    [X + over, Y + over, low],
    [X + over, back, height + rise],
    [x - over, back, height + rise],
  ];
}

function drawHouse(index: number): Shape[] {
  const house = describe(index);
  const { x, y, X, Y, width, depth, height, roof, rise, paint } = house;
  const { walls } = paint;
  const front = polygon(`l-${walls}`, [
    [x, Y, height],
    [X, Y, height],
    [X, Y],
    [x, Y],
  ]);
  const gable: Point[] = roof === "gable" ? [[X, y + depth / 2, height + rise]] : [];
  const side = polygon(`r-${walls}`, [
    [X, Y, height],
    ...gable,
    [X, y, height + (roof === "shed" ? rise : 0)],
    [X, y],
    [X, Y],
  ]);
  const rearRoof =
    roof === "gable"
      ? [
          polygon(`t-${walls}`, [
            [x, y, height],
            [X, y, height],
            [X, y + depth / 2, height + rise],
            [x, y + depth / 2, height + rise],
          ]),
        ]
      : [];
  const panels: Shape[] = [];
  for (let floor = 0; floor < Math.floor((height - 0.5) / 0.85); floor += 1) {
    const z = 0.6 + floor * 0.85;
    const [columns, rows] = [Math.floor(width / 0.75), Math.floor(depth / 0.75)];
    for (let column = 0; column < columns; column += 1) {
      const isLit = (column + floor * 2 + index) % 7 === 3;
      const at = x + 0.3 + (column * (width - 0.3)) / columns;
      panels.push(leftPanel(at, Y, z, 0.36, 0.5, isLit ? "l-y" : paint.windows));
    }
    for (let row = 0; row < rows; row += 1) {
      panels.push(rightPanel(X, y + 0.3 + (row * (depth - 0.3)) / rows, z, 0.36, 0.5, paint.windows));
    }
  }
  const eaves = roof === "flat" ? drawEaves(house) : [];
  return [...rearRoof, front, side, ...panels, ...eaves, polygon(paint.roof, roofCorners(house))];
}

function drawEaves({ x, y, X, Y, height, paint }: ReturnType<typeof describe>): Shape[] {
  const [low, over] = [height - 0.2, 0.15];
  return [
    polygon(`l-${paint.walls}`, [
      [x - over, Y + over, height],
      [X + over, Y + over, height],
      [X + over, Y + over, low],
      [x - over, Y + over, low],
    ]),
    polygon(`r-${paint.walls}`, [
      [X + over, y - over, height],
      [X + over, Y + over, height],
      [X + over, Y + over, low],
      [X + over, y - over, low],
    ]),
  ];
}

/** Where and how the initials lie on the roof of a house. */
export function placeInitials(index: number) {
  const house = describe(index);
  const [left, right, , rear] = roofCorners(house).map(project);
  if (!left || !right || !rear) throw new Error("The roof has no corners");
  const length = Math.hypot(house.depth / (house.roof === "gable" ? 2 : 1), house.rise) * 20;
  const center = [(right[0] + rear[0]) / 2, (right[1] + rear[1]) / 2];
  const down = [(left[0] - rear[0]) / length, (left[1] - rear[1]) / length];
  return {
    transform: `matrix(1 .5 ${[...down, ...center].map((value) => value.toFixed(2)).join(" ")})`,
    size: house.roof === "flat" ? 31 : 26,
    isDark: house.paint.isDark,
  };
}

const towerHeight = 9.9;

export const towerViewBox = "-43 -274 86 275";

/** The initials of a director, on the front of a tower below its roof. */
export const towerInitials = `matrix(1 .5 0 1.050 ${project([-1, 0, towerHeight - 0.9]).join(" ")})`;

function drawTower(index: number): Shape[] {
  const panels: Shape[] = [];
  for (let floor = 0; floor < 7; floor += 1) {
    for (const column of [0, 1]) {
      const isLit = (floor + column * 3 + index * 2) % 5 === 2;
      panels.push(leftPanel(-1.65 + column * 0.9, 0, 0.7 + floor, 0.42, 0.6, isLit ? "l-y" : "l-c"));
      panels.push(rightPanel(0, -1.65 + column * 0.9, 0.7 + floor, 0.42, 0.6, "r-c"));
    }
  }
  const step = (inset: number, level: number, tone: Tone) =>
    boxes([inset - 2, inset - 2, towerHeight + level * 0.5, 2 - 2 * inset, 2 - 2 * inset, 0.5, tone]);
  return [
    ...boxes([-2, -2, 0, 2, 2, towerHeight, "w"]),
    ...panels,
    ...step(0.15, 0, "a"),
    ...step(0.4, 1, "a"),
    ...step(0.75, 2, "y"),
  ];
}

/** A tree whose trunk stands at a distance to the right of the origin. */
function drawTree(right: number, size: number): Shape[] {
  const at = right / 40;
  const half = size * 0.45;
  return [
    segment([at, -at], [at, -at, size], "trunk"),
    ...boxes([at - half, -at - half, size, 2 * half, 2 * half, 2.1 * half, "b"]),
  ];
}

const drawLamp = (): Shape[] => [
  segment([0, 0], [0, 0, 2.4], "trunk"),
  ...boxes([-0.2, -0.2, 2.4, 0.4, 0.4, 0.4, "y"]),
];

/** Trees at the end of the street, up to the edge of a wide window. */
const drawPark = (): Shape[] =>
  Array.from({ length: 20 }, (_, index) =>
    drawTree(index * 37 + (index % 3) * 8, 0.75 + ((index * 7) % 3) * 0.22),
  ).flat();

/** A dashed house that is not built yet, with a plus on its roof. */
function drawPlot(): Shape[] {
  const [size, height] = [2.7, 2.5];
  const top: Point[] = [
    [-size, -size, height],
    [0, -size, height],
    [0, 0, height],
    [-size, 0, height],
    [-size, -size, height],
  ];
  const walls: Point[] = [
    [-size, 0, height],
    [-size, 0],
    [0, 0],
    [0, -size],
    [0, -size, height],
  ];
  const plus = -size / 2;
  return [
    line(top, "dashed"),
    line(walls, "dashed"),
    segment([0, 0], [0, 0, height], "dashed"),
    segment([plus - 0.22, plus + 0.22, height], [plus + 0.22, plus - 0.22, height], "plus"),
    segment([plus, plus, height - 0.45], [plus, plus, height + 0.45], "plus"),
  ];
}

/** Everything in the street by its id. */
export const drawStreet = (): Record<string, Shape[]> => ({
  ...Object.fromEntries(Array.from({ length: houseCount }, (_, index) => [`house-${index}`, drawHouse(index)])),
  "tower-0": drawTower(0),
  "tower-1": drawTower(1),
  plot: drawPlot(),
  tree: drawTree(0, 1),
  lamp: drawLamp(),
  park: drawPark(),
});
