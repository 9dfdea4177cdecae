import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid, polygon, segment, tile } from "./iso.ts";
import type { Shape } from "./iso.ts";
import { leftPanel } from "./shapes.ts";

// The drawings of the overviews, variations of the menu's drawings, and of their links to other sites.

/** Three machines running on one bench; amber is the shaft that drives all three. */
const products = () =>
  drawing(
    grid(9, 6),
    boxes(
      [0.8, 1.5, 0, 0.5, 3, 0.8, "b"],
      [4.2, 1.5, 0, 0.5, 3, 0.8, "b"],
      [7.7, 1.5, 0, 0.5, 3, 0.8, "b"],
      [0.4, 1.2, 0.8, 8.2, 3.6, 0.3, "c"],
      [0.8, 1.6, 1.1, 2.1, 1.9, 0.35, "a"],
      [0.8, 2, 1.45, 0.35, 0.9, 1.8, "a"],
      [2.55, 2, 1.45, 0.35, 0.9, 1.8, "a"],
      [0.8, 1.8, 3.25, 2.1, 1.3, 0.45, "b"],
      [1.45, 2.1, 2.1, 0.8, 0.7, 1.15, "w"],
      [3.6, 1.6, 1.1, 2, 1.9, 0.8, "w"],
      [3.9, 1.9, 1.9, 1.4, 1.3, 0.7, "c"],
      [4.25, 2.2, 2.6, 0.7, 0.7, 0.9, "b"],
      [6.3, 1.6, 1.1, 1.9, 1.9, 1.5, "a"],
      [6.6, 1.9, 2.6, 1.3, 1.3, 0.3, "c"],
    ),
    leftPanel(6.6, 3.5, 1.85, 1.3, 0.5, "l-b"),
    boxes(
      [1.65, 3.5, 1.1, 0.4, 0.8, 0.25, "b"],
      [4.4, 3.5, 1.1, 0.4, 0.8, 0.25, "b"],
      [7.05, 3.5, 1.1, 0.4, 0.8, 0.25, "b"],
      [0.1, 3.8, 1.35, 8.8, 0.35, 0.35, "y"],
    ),
  );

/** The building with a wing, an open door and blocks in front of it; amber is the door. */
const company = () =>
  drawing(
    grid(8, 8),
    tile(2.9, 4.8, 1.2, 3.2),
    boxes(
      [1.2, 1.2, 0, 4.4, 3.6, 1.9, "w"],
      [1.2, 1.2, 1.9, 4.4, 3.6, 0.6, "c"],
      [1.9, 1.2, 2.5, 3, 3.6, 0.6, "b"],
      [2.6, 1.2, 3.1, 1.6, 3.6, 0.6, "a"],
      [5.6, 1.8, 0, 1.9, 2.6, 1.3, "w"],
      [5.6, 1.8, 1.3, 1.9, 2.6, 0.4, "b"],
    ),
    leftPanel(2.9, 4.8, 0, 1.2, 1.6),
    leftPanel(1.6, 4.8, 0.7, 0.8, 0.8, "l-a"),
    leftPanel(4.5, 4.8, 0.7, 0.8, 0.8, "l-a"),
    leftPanel(6.2, 4.4, 0.4, 0.8, 0.6, "l-a"),
    boxes(
      [2.7, 4.8, 0, 0.2, 1.2, 1.6, "y"],
      [3.2, 6.1, 0, 0.6, 0.6, 0.7, "c"],
      [3.2, 7.2, 0, 0.6, 0.6, 0.7, "a"],
      [4.9, 5.8, 0, 2.4, 0.5, 0.5, "b"],
      [0.5, 5.8, 0, 1.4, 0.5, 0.5, "b"],
    ),
  );

type Slope = (x: number) => number;

/** A bar that follows a slope: a page or a line on it. */
function bar(slope: Slope, x: number, y: number, width: number, depth: number, height: number, tone: Tone): Shape[] {
  const [X, Y] = [x + width, y + depth];
  const [z, Z] = [slope(x), slope(X)];
  return [
    polygon(`l-${tone}`, [
      [x, Y, z + height],
      [X, Y, Z + height],
      [X, Y, Z],
      [x, Y, z],
    ]),
    polygon(`r-${tone}`, [
      [X, y, Z + height],
      [X, Y, Z + height],
      [X, Y, Z],
      [X, y, Z],
    ]),
    polygon(`t-${tone}`, [
      [x, y, z + height],
      [X, y, Z + height],
      [X, Y, Z + height],
      [x, Y, z + height],
    ]),
  ];
}

/** The two pages rise from the fold in the middle. */
const left: Slope = (x) => 0.1 + (4.5 - x) * 0.3;
const right: Slope = (x) => 0.1 + (x - 4.5) * 0.3;
const above =
  (slope: Slope, z: number): Slope =>
  (x) =>
    slope(x) + z;

/** The open book with a line lifted out of it; amber is that line. */
const resources = () => {
  const lengths = [2.9, 2.3, 2.9, 1.8, 2.5];
  const lines = (page: Slope, x: number, rows: readonly number[]) =>
    rows.flatMap((row) => bar(above(page, 0.45), x, 1.5 + row * 1.1, lengths[row] ?? 2, 0.55, 0.2, "a"));
  return drawing(
    grid(9, 8),
    bar(left, 0.5, 0.8, 4, 6.4, 0.15, "a"),
    bar(above(left, 0.15), 0.7, 1, 3.8, 6, 0.3, "c"),
    lines(left, 1.1, [0, 1, 2, 3, 4]),
    bar(right, 4.5, 0.8, 4, 6.4, 0.15, "a"),
    bar(above(right, 0.15), 4.5, 1, 3.8, 6, 0.3, "c"),
    lines(right, 5, [0, 1, 3, 4]),
    segment([5, 4.25, 0.7], [5, 4.25, 4], "beam"),
    segment([7.9, 4.25, 1.6], [7.9, 4.25, 4.9], "beam"),
    bar(above(right, 3.4), 5, 3.7, 2.9, 0.55, 0.3, "y"),
  );
};

/** A screen of flat blocks; amber is the button that someone tries out. */
const prototype = () =>
  drawing(
    grid(6, 6),
    boxes(
      [0.5, 0.5, 0, 5, 5, 0.4, "a"],
      [0.9, 0.9, 0.4, 4.2, 0.8, 0.2, "w"],
      [0.9, 2.1, 0.4, 1.2, 3, 0.2, "b"],
      [2.5, 2.1, 0.4, 2.6, 1.3, 0.2, "c"],
      [2.5, 3.8, 0.4, 2.6, 1.3, 0.2, "c"],
    ),
    segment([3.8, 4.4, 0.6], [3.8, 4.4, 1.8], "beam"),
    boxes([3.1, 4, 1.8, 1.4, 0.8, 0.35, "y"]),
  );

/** A register of upright files; amber is the one pulled up. */
const register = () => {
  const files = [0, 1, 2, 3, 4].map((index): Box => {
    const pulled = index === 3;
    return [0.9 + index * 0.9, 1, pulled ? 1 : 0.3, 0.4, 4, 2.4, pulled ? "y" : index % 2 ? "b" : "w"];
  });
  return drawing(grid(6, 6), boxes([0.5, 0.6, 0, 5, 4.8, 0.3, "a"], ...files));
};

/** A stage in front of rows of seats; amber is the speaker. */
const stage = () => {
  const seats = [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row): Box => [0.8 + column * 1.2, 2.9 + row, 0, 0.8, 0.5, 0.5, "b"]),
  );
  return drawing(
    grid(6, 6),
    boxes(
      [0.5, 0.4, 0, 5, 0.3, 2.8, "a"],
      [0.5, 0.7, 0, 5, 1.5, 0.4, "w"],
      [2.6, 1.1, 0.4, 0.8, 0.8, 1.1, "y"],
      ...seats,
    ),
  );
};

/** A team of blocks with one place free; amber is the block that takes it. */
const opening = () => {
  const places = [0.5, 2.4, 4.3].flatMap((x) => [0.5, 2.4, 4.3].map((y) => [x, y] as const));
  const team = places
    .filter(([x, y]) => x !== 2.4 || y !== 2.4)
    .map(([x, y]): Box => [x, y, 0, 1.2, 1.2, 0.9, x === y ? "a" : x < y ? "b" : "c"]);
  return drawing(grid(6, 6), tile(2.4, 2.4, 1.2, 1.2, "hole"), boxes(...team, [2.4, 2.4, 2, 1.2, 1.2, 0.9, "y"]));
};

export const groupOverviewDrawings = {
  "lp-products": products,
  "lp-company": company,
  "lp-resources": resources,
  "card-prototype": prototype,
  "card-register": register,
  "card-stage": stage,
  "card-opening": opening,
};
