import { boxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid, line, polygon, runaway, tile } from "./iso.ts";
import type { Shape } from "./iso.ts";

/** A landing strip with its center line. */
const strip = (y: number) => [
  tile(0.8, y, 6.4, 1.2, "t-c", 0.4),
  ...[1.2, 2.6, 4, 5.4].map((x) => tile(x, y + 0.5, 0.8, 0.2, "t-a", 0.4)),
];

/** A slab with two landing strips and blocks coming down in a line; amber is the one touching down. */
const azure = () =>
  drawing(
    grid(8, 8),
    boxes([0.5, 0.5, 0, 7, 7, 0.4, "a"]),
    strip(3),
    strip(5.6),
    boxes(
      [0.9, 1, 0.4, 1.2, 1.2, 0.8, "b"],
      [2.5, 1, 0.4, 1.2, 1.2, 0.8, "b"],
      [4.1, 1, 0.4, 1.2, 1.2, 0.8, "b"],
      [6, 1, 0.4, 0.9, 0.9, 2.2, "w"],
    ),
    line(
      [
        [-0.6, 3.6, 4],
        [5.6, 3.6, 0.6],
      ],
      "beam",
    ),
    boxes([0, 3.2, 3.3, 0.8, 0.8, 0.8, "w"], [2.5, 3.15, 1.8, 0.9, 0.9, 0.9, "w"], [5, 3.1, 0.4, 1, 1, 1, "y"]),
  );

/** A crossroads of four different slabs; amber is the tile in the middle. */
const cloudConsulting = () =>
  drawing(
    grid(8, 8),
    tile(0, 3.3, 8, 1.4),
    tile(3.3, 0, 1.4, 8),
    boxes(
      [0.4, 0.4, 0, 2.8, 2.8, 0.5, "a"],
      [0.8, 0.8, 0.5, 0.9, 0.9, 2.2, "b"],
      [2, 0.8, 0.5, 0.9, 0.9, 1.5, "b"],
      [0.8, 2, 0.5, 0.9, 0.9, 1.1, "b"],
      [4.8, 0.4, 0, 2.8, 2.8, 0.5, "w"],
      [5.2, 0.8, 0.5, 2, 2, 0.5, "c"],
      [5.7, 1.3, 1, 1, 1, 0.9, "w"],
      [0.4, 4.8, 0, 2.8, 2.8, 0.5, "c"],
      [0.8, 5.2, 0.5, 0.5, 2, 1.3, "a"],
      [1.6, 5.2, 0.5, 0.5, 2, 1.3, "a"],
      [2.4, 5.2, 0.5, 0.5, 2, 1.3, "a"],
      [4.8, 4.8, 0, 2.8, 2.8, 0.5, "b"],
      [5.2, 5.2, 0.5, 0.8, 2, 0.4, "c"],
      [6.4, 5.2, 0.5, 0.8, 2, 0.4, "c"],
      [3.3, 3.3, 0, 1.4, 1.4, 0.3, "y"],
    ),
  );

/** A row of windows on the side of a hall. */
const windows = (x: number, className: string) =>
  [1.4, 2.4, 3.4, 4.4].map((y) =>
    polygon(className, [
      [x, y, 0.4],
      [x, y + 0.6, 0.4],
      [x, y + 0.6, 1],
      [x, y, 1],
    ]),
  );

/** A white hall and a blue hall with water between them; amber is the bridge. */
const hybrid = () =>
  drawing(
    grid(8, 6),
    tile(3.2, 0, 1.6, 6),
    boxes([0.4, 1, 0, 2.3, 4.2, 1.5, "w"], [0.4, 1, 1.5, 0.9, 4.2, 0.7, "c"]),
    windows(2.7, "t-b"),
    boxes([2.7, 2.6, 1.1, 2.6, 1, 0.25, "y"], [5.3, 1, 0, 2.3, 4.2, 1.5, "a"], [5.7, 1.4, 1.5, 1.5, 3.4, 0.5, "b"]),
    windows(7.6, "t-a"),
  );

/** A corner of the wall. */
const tower = (x: number, y: number, height: number): Box => [x, y, 0, 0.9, 0.9, height, "a"];

/** A walled yard with towers, a gate and a parcel in front of it; amber is the protected block. */
const governance = () =>
  drawing(
    grid(6, 6),
    tile(0.6, 0.6, 4.8, 4.8),
    runaway([
      [3, 3],
      [3, 40],
    ]),
    boxes(
      tower(0.3, 0.3, 2.5),
      tower(4.8, 0.3, 2),
      tower(0.3, 4.8, 2),
      tower(4.8, 4.8, 1),
      [1.2, 0.5, 0, 3.6, 0.5, 1.7, "b"],
      [0.5, 1.2, 0, 0.5, 3.6, 1.7, "b"],
      [5, 1.2, 0, 0.5, 1.4, 0.6, "b"],
      [5, 3.6, 0, 0.5, 1.2, 0.6, "b"],
      [1.2, 5, 0, 1.3, 0.5, 0.6, "b"],
      [3.5, 5, 0, 1.3, 0.5, 0.6, "b"],
      [1.9, 1.9, 0, 2.2, 2.2, 0.3, "w"],
      [2.3, 2.3, 0.3, 1.4, 1.4, 1.4, "y"],
      [2.6, 7.2, 0, 0.8, 0.8, 0.8, "w"],
    ),
    tile(5, 2.6, 0.5, 1, "hole", 0.6),
  );

/** An opening in the top of a slab, with its two visible inner walls. */
const socket = (x: number, y: number, z: number, size: number, depth: number): Shape[] => {
  const [X, Y, low] = [x + size, y + size, z - depth];
  return [
    tile(x, y, size, size, "void", z),
    polygon("r-a", [
      [x, y, z],
      [x, Y, z],
      [x, Y - depth, low],
      [x, y, low],
    ]),
    polygon("l-a", [
      [x, y, z],
      [X, y, z],
      [X - depth, y, low],
      [x, y, low],
    ]),
  ];
};

/** Height of the top of a block on the ramp. */
const rampTop = (x: number) => ((7.8 - x) / 3.4) * 1.2 + 1.2;

/** A slab with an empty socket and a ramp to the ground; amber is the block on the ramp. */
const exit = () => {
  const [near, far] = [5.7, 7.1];
  return drawing(
    grid(8, 6),
    boxes([0.4, 0.6, 0, 4, 4.8, 1.2, "b"]),
    socket(2.5, 2.3, 1.2, 1.4, 0.5),
    polygon("l-c", [
      [4.4, 4, 1.2],
      [7.8, 4, 0],
      [4.4, 4, 0],
    ]),
    polygon("t-c", [
      [4.4, 2, 1.2],
      [7.8, 2, 0],
      [7.8, 4, 0],
      [4.4, 4, 1.2],
    ]),
    polygon("l-y", [
      [near, 3.7, rampTop(near)],
      [far, 3.7, rampTop(far)],
      [far, 3.7, rampTop(far) - 1.2],
      [near, 3.7, rampTop(near) - 1.2],
    ]),
    polygon("r-y", [
      [far, 2.3, rampTop(far)],
      [far, 3.7, rampTop(far)],
      [far, 3.7, rampTop(far) - 1.2],
      [far, 2.3, rampTop(far) - 1.2],
    ]),
    polygon("t-y", [
      [near, 2.3, rampTop(near)],
      [far, 2.3, rampTop(far)],
      [far, 3.7, rampTop(far)],
      [near, 3.7, rampTop(near)],
    ]),
    boxes(
      [0.7, 0.9, 1.2, 1.2, 1.2, 1.2, "a"],
      [0.7, 2.4, 1.2, 1.2, 1.2, 1.2, "w"],
      [0.7, 3.9, 1.2, 1.2, 1.2, 1.2, "a"],
    ),
  );
};

export const cloudServiceDrawings = {
  "azure-consulting": azure,
  "cloud-consulting": cloudConsulting,
  "private-hybrid-cloud": hybrid,
  "cloud-governance": governance,
  "cloud-exit": exit,
};
