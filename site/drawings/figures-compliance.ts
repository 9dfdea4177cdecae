import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { figure } from "./drawing.ts";
import { line, polygon, tile } from "./iso.ts";
import type { Point, Shape } from "./iso.ts";
import { octagon, prism } from "./shapes.ts";

// The figures of the article on DevSecOps and regulation.

const stages = [0, 1, 2, 3, 4].map((index) => 0.5 + index * 2.1);

/** The path of a record from its stage down to the belt. */
const fall = (x: number): Shape[] => [
  line([
    [x + 0.6, 1.4, 2],
    [x + 0.6, 3.5, 2],
    [x + 0.6, 3.5, 0.9],
  ]),
  polygon("l-a", [
    [x + 0.6, 3.5, 0.5],
    [x + 0.8, 3.3, 0.95],
    [x + 0.4, 3.7, 0.95],
  ]),
];

/** A record: a sheet with two lines of text. */
const sheet = (x: number): Shape[] => [
  ...boxes([x, 3.1, 0.4, 1.2, 1.5, 0.1, "w"]),
  ...[3.8, 4.15].map((y) => tile(x + 0.2, y, 0.8, 0.15, "l-c", 0.5)),
];

/** An open box below the end of the belt, with the records in it. */
const evidence = (x: number, y: number): Shape[] => [
  ...boxes([x, y, -1.2, 2.6, 2.4, 1.5, "y"]),
  tile(x + 0.25, y + 0.25, 2.1, 1.9, "r-y", 0.3),
  ...boxes(...[0, 1, 2, 3, 4].map((index): Box => [x + 0.45 + index * 0.35, y + 0.5, 0.3, 0.15, 1.4, 0.7, "w"])),
];

/** Five stages on a conveyor, each drops its record on a belt that ends in one box, which is amber. */
const evidencePipeline = () =>
  figure(
    [...stages.map((x): Point => [x + 0.6, 0.8, 3.4]), [12.8, 5.1, -0.5]],
    boxes([0, 0, 0.9, 11, 1.6, 0.4, "c"], ...stages.map((x): Box => [x, 0.2, 1.3, 1.2, 1.2, 1.2, "a"])),
    boxes([0, 2.9, 0, 11.8, 1.9, 0.4, "b"]),
    stages.flatMap((x) => [...sheet(x), ...fall(x)]),
    polygon("l-a", [
      [11.1, 3.85, 0.4],
      [10.4, 3.5, 0.4],
      [10.4, 4.2, 0.4],
    ]),
    evidence(11.8, 2.65),
  );

/** A day: a dial, filled to its rim. */
const day = (x: number, y: number, z: number): Shape[] => [
  ...prism(octagon(x, y, 0.75), z, 0.2, "w"),
  polygon(
    "t-a",
    octagon(x, y, 0.6).map(([cornerX, cornerY]) => [cornerX, cornerY, z + 0.2]),
  ),
];

/** Four hours of a day: a dial of which a sixth is filled. */
const fourHours = (x: number, y: number, z: number): Shape[] => [
  ...prism(octagon(x, y, 0.75), z, 0.2, "w"),
  polygon("t-a", [
    [x, y, z + 0.2],
    [x - 0.45, y - 0.45, z + 0.2],
    [x - 0.25, y - 0.65, z + 0.2],
    [x + 0.2, y - 0.65, z + 0.2],
  ]),
];

/** A month: a sheet with four weeks of five days. */
const month = (x: number, y: number, z: number): Shape[] => [
  ...boxes([x - 0.8, y - 0.8, z, 1.6, 1.6, 0.2, "w"]),
  ...[-0.7, -0.3, 0.1, 0.5].flatMap((dx) =>
    [-0.7, -0.4, -0.1, 0.2, 0.5].map((dy) => tile(x + dx, y + dy, 0.2, 0.2, "t-a", z + 0.2)),
  ),
];

/** Three steps that rise to the upper right: the first report, 72 hours as three days, a month. */
const stairs = (x: number, tones: readonly Tone[], first: Shape[]): Shape[] => [
  ...boxes(...tones.map((tone, index): Box => [x, 4.8 - index * 2.4, 0, 2.4, 2.4, 1.3 * (index + 1), tone])),
  ...first,
  ...[2.6, 2.85, 3.1].flatMap((z) => day(x + 1.2, 3.6, z)),
  ...month(x + 1.2, 1.2, 3.9),
];

/** The middle of each riser. */
const risers = (x: number): Point[] => [0, 1, 2].map((index) => [x + 1.2, 7.2 - index * 2.4, 0.65 + index * 1.3]);

/** The three reports of NIS2 behind those of DORA; amber is the earliest of all. */
const reportingClocks = () =>
  figure(
    [...risers(0), ...risers(5.6)],
    stairs(0, ["b", "b", "b"], day(1.2, 6, 1.3)),
    stairs(5.6, ["y", "a", "a"], fourHours(6.8, 6, 1.3)),
  );

export const complianceFigures = {
  "evidence-pipeline": evidencePipeline,
  "reporting-clocks": reportingClocks,
};
