import { boxes } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, grid, line, polygon, tile } from "./iso.ts";
import { octagon, prism } from "./shapes.ts";

// The drawings of the legal pages and the not-found page.

/** A plain desk with a closed folder; amber is the seal that keeps it closed. */
const privacy = () =>
  drawing(
    grid(7, 6),
    boxes(
      [0.7, 1, 0, 0.3, 4, 1.4, "b"],
      [4.6, 1, 0, 1.6, 4, 1.4, "b"],
      [0.5, 0.8, 1.4, 6, 4.4, 0.25, "c"],
      [1.6, 1.6, 1.65, 3.4, 2.8, 0.1, "a"],
      [1.7, 1.7, 1.75, 3.2, 2.6, 0.25, "w"],
      [1.6, 1.6, 2, 3.4, 2.8, 0.1, "a"],
    ),
    tile(3, 1.6, 0.6, 2.8, "t-b", 2.1),
    prism(octagon(3.3, 3, 0.65), 2.1, 0.25, "y"),
  );

/** A plain seal with its ribbon on a deed; amber is the seal. */
const imprint = () =>
  drawing(
    grid(7, 7),
    boxes([0.6, 0.6, 0, 5.8, 5.8, 0.3, "c"]),
    tile(1.3, 1.2, 4.4, 0.3, "t-b", 0.3),
    tile(1.3, 1.8, 3.4, 0.3, "t-b", 0.3),
    polygon("t-a", [
      [2.4, 4, 0.3],
      [3.6, 4, 0.3],
      [3.2, 6.2, 0.3],
      [2.6, 5.8, 0.3],
      [2, 6.2, 0.3],
    ]),
    polygon("t-a", [
      [4, 3.4, 0.3],
      [6.2, 3, 0.3],
      [5.8, 3.7, 0.3],
      [6.2, 4.2, 0.3],
      [4, 4.4, 0.3],
    ]),
    prism(octagon(3.6, 3.8, 1.6), 0.3, 0.5, "y"),
    prism(octagon(3.6, 3.8, 1), 0.8, 0.35, "y"),
  );

/** The grid with a missing tile and a loose wire; amber is the outline of the tile. */
const notFound = () =>
  drawing(
    grid(8, 8),
    tile(3.5, 3.5, 2.5, 2.5, "void"),
    polygon("l-a", [
      [3.5, 3.5],
      [6, 3.5],
      [6, 4.1],
      [4.1, 4.1],
    ]),
    polygon("r-a", [
      [3.5, 3.5],
      [4.1, 4.1],
      [4.1, 6],
      [3.5, 6],
    ]),
    tile(3.5, 3.5, 2.5, 2.5, "hole"),
    line([
      [7, 2],
      [7, 4.75],
      [6.1, 4.75],
    ]),
    line([
      [1.6, 2.4],
      [1.6, 4.75],
      [3.5, 4.75],
      [4.2, 4.75, 0.3],
      [4.6, 4.75, 0.9],
      [4.7, 4.75, 2],
    ]),
    dot([4.7, 4.75, 2], 4.5, "node"),
    boxes(
      [0.7, 0.7, 0, 1.5, 1.5, 2.2, "b"],
      [2.6, 0.7, 0, 1.4, 1.4, 1, "a"],
      [6.3, 0.8, 0, 1.4, 1.4, 1.3, "c"],
      [0.8, 6.1, 0, 1.3, 1.3, 1.2, "a"],
    ),
  );

/** A path from an empty plot to a new one; amber is the building that moved. */
const moved = () =>
  drawing(
    grid(8, 8),
    tile(1, 5, 2, 2, "hole"),
    polygon("t-b", [
      [1.7, 4.6],
      [1.7, 1.7],
      [4.6, 1.7],
      [4.6, 2.3],
      [2.3, 2.3],
      [2.3, 4.6],
    ]),
    boxes([4.8, 0.8, 0, 2.4, 2.4, 0.3, "c"], [5.1, 1.1, 0.3, 1.8, 1.8, 2.2, "y"], [5, 5.4, 0, 1.4, 1.4, 1, "a"]),
  );

export const legalPageDrawings = { privacy, imprint, "not-found": notFound, moved };
