import { boxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { line, segment } from "./iso.ts";

// Placeholders for the licensed logos of certificates and memberships. Small, so without a grid.

/** Three slabs, one level above the other; amber is the level reached. */
const tisax = () =>
  drawing(boxes([0, 0, 0, 3, 3, 0.4, "a"], [0.4, 0.4, 0.4, 2.2, 2.2, 0.4, "b"], [0.8, 0.8, 0.8, 1.4, 1.4, 0.5, "y"]));

/** A tested block between the jaws of a gauge. */
const tuev = () =>
  drawing(
    boxes(
      [0, 0, 0, 3, 3, 0.3, "c"],
      [0.2, 0.5, 0.3, 0.5, 2, 1.5, "a"],
      [1.1, 1, 0.3, 0.8, 1, 0.9, "y"],
      [2.3, 0.5, 0.3, 0.5, 2, 1.5, "a"],
    ),
  );

/** Four fields on one plate; amber is the front one. */
const partner = () =>
  drawing(
    boxes(
      [0, 0, 0, 3, 3, 0.25, "w"],
      [0.25, 0.25, 0.25, 1.1, 1.1, 0.7, "b"],
      [1.65, 0.25, 0.25, 1.1, 1.1, 0.7, "a"],
      [0.25, 1.65, 0.25, 1.1, 1.1, 0.7, "c"],
      [1.65, 1.65, 0.25, 1.1, 1.1, 0.7, "y"],
    ),
  );

/** Companies around a common table, which is amber. */
const association = () => {
  const members = [0, 1.2, 2.4].flatMap((x) => [0, 1.2, 2.4].map((y): [number, number] => [x, y]));
  const ring = members.map(([x, y]): Box => {
    const isTable = x === 1.2 && y === 1.2;
    return [x, y, 0, 0.7, 0.7, isTable ? 0.5 : 0.9, isTable ? "y" : "b"];
  });
  const table = line([
    [0.35, 0.35],
    [2.75, 0.35],
    [2.75, 2.75],
    [0.35, 2.75],
    [0.35, 0.35],
  ]);
  return drawing(table, boxes(...ring));
};

/** A new block rising out of a stack. */
const research = () =>
  drawing(
    boxes([0, 0, 0, 3, 3, 0.3, "c"], [0.5, 0.5, 0.3, 2, 2, 0.5, "b"], [1, 1, 0.8, 1, 1, 0.3, "a"]),
    segment([1.5, 1.5, 1.2], [1.5, 1.5, 2], "beam"),
    boxes([1.1, 1.1, 2, 0.8, 0.8, 0.7, "y"]),
  );

export const badgeDrawings = {
  "badge-tisax": tisax,
  "badge-tuev": tuev,
  "badge-partner": partner,
  "badge-association": association,
  "badge-research": research,
};
