import { boxes, glass } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { figure } from "./drawing.ts";
import { line, polygon, tile } from "./iso.ts";
import type { Shape } from "./iso.ts";
import { leftPanel, octagon, prism } from "./shapes.ts";

// The figures of the article on Azure Local, Azure Arc and data sovereignty.

/** A server with three slots, its front to the lower left. */
const server = (x: number): Shape[] => [
  ...boxes([x, 5.9, 0.4, 1, 1.1, 2, "a"]),
  ...[0.8, 1.35, 1.9].map((z) => leftPanel(x + 0.15, 7, z, 0.7, 0.2, "t-c")),
];

/** Three disks on top of each other, with joints between them. */
const disks = (x: number, y: number): Shape[] =>
  [0.4, 0.95, 1.5].flatMap((z) => [
    ...prism(octagon(x, y, 0.75), z, 0.12, "a"),
    ...prism(octagon(x, y, 0.9), z + 0.12, 0.43, "y"),
  ]);

/** A key on the ground of the site. */
const key = (x: number, y: number): Shape[] => [
  ...boxes(
    [x, y, 0.4, 1, 1, 0.2, "a"],
    [x + 0.35, y + 1, 0.4, 0.3, 1.2, 0.2, "a"],
    [x + 0.65, y + 1.4, 0.4, 0.35, 0.25, 0.2, "a"],
    [x + 0.65, y + 1.95, 0.4, 0.35, 0.25, 0.2, "a"],
  ),
  tile(x + 0.3, y + 0.3, 0.4, 0.4, "t-c", 0.6),
];

/** A screen for the portal, blocks in a row for the roles, a ruled sheet for the policies. */
const azure = (): Shape[] => [
  ...boxes([5.6, 0, 0, 4.4, 4.4, 0.4, "b"], [6, 0.5, 0.4, 3.6, 0.3, 2.1, "a"]),
  leftPanel(6.2, 0.8, 2.1, 3.2, 0.2, "t-c"),
  leftPanel(6.2, 0.8, 0.7, 1, 1.2, "t-c"),
  leftPanel(7.4, 0.8, 0.7, 2, 1.2, "t-w"),
  ...boxes([6, 1.5, 0.4, 1.5, 2.5, 0.35, "a"], [8, 1.5, 0.4, 1.6, 2.5, 0.35, "a"]),
  ...boxes(...[1.7, 2.5, 3.3].map((y): Box => [6.5, y, 0.75, 0.5, 0.5, 0.6, "c"])),
  ...[1.8, 2.5, 3.2].map((y) => tile(8.25, y, 1.1, 0.4, "t-w", 0.75)),
];

/** The arrowhead of a wire on the ground along x, forward or back. */
const tip = (x: number, y: number, forward: 1 | -1): Shape =>
  polygon("l-a", [
    [x, y],
    [x - forward * 0.7, y - 0.35],
    [x - forward * 0.7, y + 0.35],
  ]);

/** Data and keys stay in the building, two wires to Azure carry management only; amber is the data. */
const whereDataLives = () =>
  figure(
    [
      [0.6, 10.3, 0.1],
      [0.4, 9.4, 1.4],
      [4.6, 8.5, 0.2],
      [10.1, 2.2, 0.1],
      [3, 3],
      [6.6, 6.6],
    ],
    line([
      [3, 5.6],
      [3, 3],
      [4.6, 3],
    ]),
    tip(5.1, 3, 1),
    boxes([0, 5.6, 0, 4.4, 4.4, 0.4, "c"]),
    glass([0, 5.6, 0.4, 4.4, 4.4, 2.8]),
    [0.4, 1.6, 2.8].flatMap(server),
    disks(1.5, 8.6),
    key(2.9, 7.4),
    azure(),
    line([
      [6.6, 4.4],
      [6.6, 6.6],
      [5, 6.6],
    ]),
    tip(4.4, 6.6, -1),
  );

/** Four blocks that work together. */
const cluster = (x: number, y: number): Box[] =>
  [0, 1.3].flatMap((dx) => [0, 1.3].map((dy): Box => [x + dx, y + dy, 0.4, 1.1, 1.1, 0.9, "a"]));

/** The slab of the control plane, with three fields on top. */
const controlPlane = (x: number, y: number, z: number, tone: Tone): Shape[] => [
  ...boxes([x, y, z, 1.3, 2.9, 0.5, tone]),
  ...[0.25, 1.1, 1.95].map((dy) => tile(x + 0.3, y + dy, 0.7, 0.7, "t-w", z + 0.5)),
];

/** The control plane moves from Azure to three nodes on site; amber is the control plane there. */
const twoModes = () =>
  figure(
    [
      [0.9, 8.8, 0],
      [0.5, 8.6, 5.2],
      [4.6, 4.6, 0],
      [10.2, 3.1, 0],
      [6.9, 1.7, 5.7],
    ],
    boxes([0, 5, 0, 3.4, 3.4, 0.4, "c"], ...cluster(0.5, 5.5), [1.6, 6.6, 1.3, 0.2, 0.2, 4, "b"]),
    boxes([0, 5, 5.4, 3.4, 3.4, 0.3, "b"]),
    controlPlane(1.05, 5.25, 5.7, "a"),
    boxes([3.1, 0.9, 0, 6.8, 3.4, 0.4, "c"], ...cluster(3.6, 1.4)),
    boxes(...[1.2, 2.2, 3.2].map((y): Box => [8, y, 0.4, 0.9, 0.8, 0.9, "b"])),
    controlPlane(7.8, 1.15, 1.3, "y"),
    tile(5.2, 0, 3.4, 3.4, "floor", 5.7),
    glass([5.2, 0, 5.4, 3.4, 3.4, 0.3]),
  );

export const sovereigntyFigures = {
  "sovereignty-where-data-lives": whereDataLives,
  "sovereignty-two-modes": twoModes,
};
