import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, grid, line, polygon, segment, tile } from "./iso.ts";
import type { Point, Shape } from "./iso.ts";

// The drawings of the menu's groups, recognizable at a width of 120 pixels.

/** A stepped plateau; amber is the summit. */
const cloud = () =>
  drawing(
    grid(6, 6),
    boxes(
      [0.5, 0.5, 0, 5, 5, 0.45, "w"],
      [1, 1, 0.45, 4, 4, 0.45, "c"],
      [1.5, 1.5, 0.9, 3, 3, 0.5, "b"],
      [2, 2, 1.4, 2, 2, 0.7, "a"],
      [2.55, 2.55, 2.1, 0.9, 0.9, 0.9, "y"],
    ),
  );

/** A rising row of blocks next to a loop; amber is the tallest. */
const devops = () => {
  const tones = ["c", "b", "a", "b", "y"] as const;
  const row = tones.map((tone, index): Box => [0.4 + index * 1.08, 0.9, 0, 0.9, 1.2, 0.5 + index * 0.6, tone]);
  const loop: readonly Point[] = [
    [1, 3.2],
    [5, 3.2],
    [5.6, 3.8],
    [5.6, 4.9],
    [5, 5.5],
    [1, 5.5],
    [0.4, 4.9],
    [0.4, 3.8],
    [1, 3.2],
  ];
  const stops = [1.5, 3, 4.5].flatMap((x) => [dot([x, 3.2], 4, "node"), dot([x, 5.5], 4, "node")]);
  return drawing(grid(6, 6), polygon("floor", loop), line(loop), stops, boxes(...row));
};

/** Three by three blocks wired to their center; amber is the tower there. */
const ai = () => {
  const positions = [1, 3, 5].flatMap((x) => [1, 3, 5].map((y) => [x, y] as const));
  const around = positions.filter(([x, y]) => x !== 3 || y !== 3);
  const spokes = around.map(([x, y]) => segment([x, y], [3, 3]));
  const blocks = around.map(([x, y]): Box => {
    const atCorner = x !== 3 && y !== 3;
    return atCorner ? [x - 0.4, y - 0.4, 0, 0.8, 0.8, 0.5, "c"] : [x - 0.4, y - 0.4, 0, 0.8, 0.8, 0.9, "b"];
  });
  return drawing(grid(6, 6), tile(2, 2, 2, 2), spokes, boxes(...blocks, [2.45, 2.45, 0, 1.1, 1.1, 2.6, "y"]));
};

/** Three machines on one bench; amber is the workpiece in each of them. */
const products = () =>
  drawing(
    grid(6, 5),
    boxes(
      [0.5, 1.5, 0, 0.5, 2.2, 0.7, "b"],
      [5, 1.5, 0, 0.5, 2.2, 0.7, "b"],
      [0.2, 1.3, 0.7, 5.6, 2.6, 0.3, "w"],
      [0.5, 1.6, 1, 1.5, 0.4, 1.9, "a"],
      [0.5, 2, 1, 1.5, 1.5, 0.3, "a"],
      [0.5, 2, 2.4, 1.5, 1.3, 0.5, "a"],
      [0.95, 2.5, 1.3, 0.6, 0.6, 0.6, "y"],
      [2.4, 1.6, 1, 1.2, 1.9, 0.5, "b"],
      [2.4, 1.6, 1.5, 1.2, 0.6, 0.9, "b"],
      [2.7, 2.5, 1.5, 0.6, 0.6, 0.6, "y"],
      [4, 1.6, 1, 1.5, 1.9, 0.4, "c"],
      [4.25, 1.9, 1.4, 1, 1.3, 0.4, "c"],
      [4.45, 2.25, 1.8, 0.6, 0.6, 0.6, "y"],
    ),
  );

/** A window or a door in the front of the building. */
const pane = (x: number, z: number, width: number, height: number, className: string) =>
  polygon(className, [
    [x, 4, z],
    [x + width, 4, z],
    [x + width, 4, z + height],
    [x, 4, z + height],
  ]);

/** A building with a stepped gable and an open door; amber is the door. */
const company = () =>
  drawing(
    grid(6, 6),
    tile(2.5, 4, 1, 2),
    boxes(
      [0.8, 0.8, 0, 4.4, 3.2, 1.7, "w"],
      [0.8, 0.8, 1.7, 4.4, 3.2, 0.55, "c"],
      [1.5, 0.8, 2.25, 3, 3.2, 0.55, "b"],
      [2.2, 0.8, 2.8, 1.6, 3.2, 0.55, "a"],
      [4.6, 1.2, 2.25, 0.5, 0.5, 0.9, "w"],
    ),
    pane(2.5, 0, 1, 1.3, "void"),
    pane(1.2, 0.6, 0.8, 0.7, "l-a"),
    pane(4, 0.6, 0.8, 0.7, "l-a"),
    boxes([2.38, 4, 0, 0.12, 0.95, 1.3, "y"]),
  );

/** Height of a tilted page at x. The spine is at 3. */
const pageRise = (x: number) => Math.abs(x - 3) * 0.24;

/** A block on a tilted page. */
const tiltedBlock = ([x, y, z, width, depth, height, tone = "a"]: Box): Shape[] => {
  const [X, Y] = [x + width, y + depth];
  const [low, high] = [z + pageRise(x), z + pageRise(X)];
  return [
    polygon(`l-${tone}`, [
      [x, Y, low + height],
      [X, Y, high + height],
      [X, Y, high],
      [x, Y, low],
    ]),
    polygon(`r-${tone}`, [
      [X, y, high + height],
      [X, Y, high + height],
      [X, Y, high],
      [X, y, high],
    ]),
    polygon(`t-${tone}`, [
      [x, y, low + height],
      [X, y, high + height],
      [X, Y, high + height],
      [x, Y, low + height],
    ]),
  ];
};

/** An open book of two tilted slabs with lines of blocks; amber is one line. */
const resources = () => {
  const lines = (x: number, widths: readonly number[], marked = -1) =>
    widths.flatMap((width, index) => {
      const tone: Tone = index === marked ? "y" : "b";
      return tiltedBlock([x, 1.1 + index * 0.9, 0.6, width, 0.45, 0.2, tone]);
    });
  return drawing(
    grid(6, 6),
    boxes([0.2, 0.4, 0, 5.6, 5.2, 0.15, "a"]),
    tiltedBlock([0.4, 0.6, 0.15, 2.6, 4.8, 0.45, "w"]),
    lines(0.8, [1.7, 1.7, 1.2, 1.7, 1.4]),
    tiltedBlock([3, 0.6, 0.15, 2.6, 4.8, 0.45, "w"]),
    lines(3.5, [1.7, 1.3, 1.7, 1.7, 1], 2),
  );
};

export const menuDrawings = {
  "menu-cloud": cloud,
  "menu-devops": devops,
  "menu-ai": ai,
  "menu-products": products,
  "menu-company": company,
  "menu-resources": resources,
};
