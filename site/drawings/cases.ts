import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid, line, polygon, tile } from "./iso.ts";
import { leftPanel, rightPanel } from "./shapes.ts";

/** Three belts join in front of one hall; amber is the parcel being sorted. */
const logistics = () => {
  const belts: Box[] = [1, 3.1, 5.2].map((y) => [5, y, 0, 3.2, 0.9, 0.35, "c"]);
  return drawing(
    grid(8, 7),
    boxes(
      [0.5, 0.6, 0, 2.7, 5.8, 2, "a"],
      [0.5, 0.6, 2, 0.7, 5.8, 0.6, "b"],
      [1.4, 0.6, 2, 0.7, 5.8, 0.6, "b"],
      [2.3, 0.6, 2, 0.7, 5.8, 0.6, "b"],
    ),
    rightPanel(3.2, 2.8, 0.35, 1.5, 1.2),
    boxes(
      [3.2, 3.1, 0, 0.9, 0.9, 0.35, "c"],
      [4.1, 0.8, 0, 0.9, 5.5, 0.35, "b"],
      ...belts,
      [7, 1.2, 0.35, 0.5, 0.5, 0.5, "w"],
      [5.5, 1.2, 0.35, 0.5, 0.5, 0.5, "w"],
      [6.4, 3.3, 0.35, 0.5, 0.5, 0.5, "w"],
      [5.7, 5.35, 0.35, 0.6, 0.6, 0.35, "w"],
      [7.2, 5.35, 0.35, 0.6, 0.6, 0.35, "w"],
      [4.2, 5.3, 0.35, 0.5, 0.5, 0.5, "w"],
      [4.15, 3.15, 0.35, 0.8, 0.8, 0.8, "y"],
    ),
  );
};

/** A vending machine for landing zones; amber is the one just issued. */
const automation = () => {
  const shown: Box[] = [1.3, 2.4, 3.5].flatMap((y): Box[] => [
    [2.3, y, 1.3, 0.6, 0.7, 0.5, "c"],
    [2.3, y, 2.45, 0.6, 0.7, 0.5, "w"],
  ]);
  return drawing(
    grid(8, 6),
    boxes(
      [0.8, 0.8, 0, 2.4, 3.6, 1.3, "a"],
      [0.8, 0.8, 1.3, 1.2, 3.6, 2.2, "a"],
      [2, 0.8, 1.3, 1.2, 0.3, 2.2, "a"],
      [0.8, 4.4, 0, 2.4, 0.8, 3.5, "a"],
      [2, 1.1, 2.3, 1, 3.3, 0.15, "b"],
      [0.8, 0.8, 3.5, 2.4, 4.4, 0.3, "b"],
      ...shown,
    ),
    rightPanel(3.2, 1.9, 0.2, 1.7, 0.85),
    rightPanel(3.2, 4.6, 2, 0.4, 0.9, "t-b"),
    boxes(
      [3.2, 1.9, 0, 2.1, 1.7, 0.2, "b"],
      [3.9, 2.2, 0.2, 1.1, 1.1, 0.8, "y"],
      [5.9, 0.6, 0, 1.4, 1.3, 0.15, "c"],
      [6.1, 0.8, 0.15, 1, 0.9, 0.6, "b"],
      [5.9, 2.3, 0, 1.4, 1.3, 0.15, "c"],
      [6.1, 2.5, 0.15, 1, 0.9, 0.6, "b"],
      [5.9, 4, 0, 1.4, 1.3, 0.15, "c"],
    ),
  );
};

/** A pipe out of the vault with a scanner around it. */
const pipe = (x: number, scanner: number): Box[] => [
  [x, 4.6, 0.4, 0.45, scanner - 4.6, 0.45, "c"],
  [x - 0.3, scanner, 0, 1.05, 0.5, 1.3, "b"],
  [x, scanner + 0.5, 0.4, 0.45, 7.6 - scanner, 0.45, "c"],
];

/** A vault with its door ajar, fed by scanned pipes; amber is the key. */
const cybersecurity = () =>
  drawing(
    grid(8, 8),
    boxes(
      [0.8, 0.8, 0, 3.8, 3.3, 0.4, "a"],
      [0.8, 0.8, 0.4, 2.4, 3.3, 2.4, "a"],
      [3.2, 0.8, 0.4, 1.4, 0.5, 2.4, "b"],
      [0.8, 4.1, 0, 3.8, 0.5, 2.8, "a"],
      [0.7, 0.7, 2.8, 4, 4, 0.4, "a"],
      [3.4, 1.5, 0.4, 0.8, 0.9, 0.9, "w"],
      [3.4, 2.7, 0.4, 0.8, 0.9, 0.5, "c"],
    ),
    door(),
    boxes(
      ...pipe(1, 5.3),
      ...pipe(3.3, 6.4),
      [4.9, 3.9, 0, 2.6, 3.8, 0.4, "b"],
      [5.3, 4.2, 0.4, 1.5, 1.3, 0.3, "y"],
      [5.85, 5.5, 0.4, 0.4, 1.9, 0.3, "y"],
      [6.25, 6.2, 0.4, 0.6, 0.3, 0.3, "y"],
      [6.25, 6.9, 0.4, 0.6, 0.3, 0.3, "y"],
    ),
    tile(5.75, 4.55, 0.6, 0.6, "l-b", 0.7),
  );

/** The vault's door, turned out of the grid. */
const door = () => [
  polygon("l-c", [
    [4.6, 1, 2.8],
    [6.8, 1.9, 2.8],
    [6.8, 1.9, 0.4],
    [4.6, 1, 0.4],
  ]),
  polygon("r-c", [
    [6.8, 1.9, 2.8],
    [7, 1.5, 2.8],
    [7, 1.5, 0.4],
    [6.8, 1.9, 0.4],
  ]),
  polygon("t-w", [
    [4.6, 1, 2.8],
    [6.8, 1.9, 2.8],
    [7, 1.5, 2.8],
    [4.8, 0.6, 2.8],
  ]),
];

/** Four tool benches compared by a team; amber is the chosen bench. */
const insurance = () => {
  const tones: Tone[] = ["b", "b", "y", "b"];
  const benches = tones.map((tone, index): Box => [0.3 + index * 2.2, 0.8, 0, 1.7, 2.4, 1.1, tone]);
  const niches = tones.map((tone, index) =>
    leftPanel(0.55 + index * 2.2, 3.2, 0, 1.2, 0.8, tone === "y" ? "r-y" : "l-a"),
  );
  return drawing(
    grid(9, 7),
    tile(3.6, 4.3, 4, 2.4),
    boxes(
      ...benches,
      [0.6, 1.2, 1.1, 1.1, 1.6, 0.5, "c"],
      [0.9, 1.5, 1.6, 0.5, 1, 0.5, "w"],
      [2.8, 1.3, 1.1, 1.1, 0.9, 1.7, "a"],
      [5, 1.2, 1.1, 1.1, 1.6, 0.9, "w"],
      [7.2, 1.2, 1.1, 0.4, 1.6, 1.2, "a"],
      [7.6, 1.2, 1.1, 0.6, 1.6, 0.4, "c"],
    ),
    niches,
    boxes(
      [3.9, 4.6, 0, 0.75, 0.75, 0.9, "a"],
      [5.2, 4.6, 0, 0.75, 0.75, 0.9, "c"],
      [6.5, 4.6, 0, 0.75, 0.75, 0.9, "a"],
      [4.5, 5.7, 0, 0.75, 0.75, 0.9, "w"],
      [5.8, 5.7, 0, 0.75, 0.75, 0.9, "b"],
    ),
  );
};

/** A tall shelf is emptied into an orderly new one; amber is the folder between. */
const migration = () => {
  const order: Box[] = [0, 1, 2, 3, 4].map((index) => [5.3, 0.9 + index * 0.78, 0.3, 1.2, 0.55, 1.1, "a"]);
  return drawing(
    grid(8, 6),
    boxes(
      [0.6, 0.6, 0, 0.2, 4.8, 3.9, "a"],
      [0.8, 0.6, 0, 0.9, 0.25, 3.9, "c"],
      [0.8, 5.15, 0, 0.9, 0.25, 3.9, "c"],
      [0.8, 0.85, 0, 0.9, 4.3, 0.2, "c"],
      [0.8, 0.85, 1.3, 0.9, 4.3, 0.2, "c"],
      [0.8, 0.85, 2.6, 0.9, 4.3, 0.2, "c"],
      [0.6, 0.6, 3.9, 1.1, 4.8, 0.2, "c"],
      [0.9, 1, 0.2, 0.7, 0.5, 0.9, "b"],
      [0.9, 1.6, 0.2, 0.7, 0.9, 0.5, "w"],
      [0.9, 3.9, 1.5, 0.7, 0.5, 0.9, "b"],
      [0.9, 1.1, 2.8, 0.7, 0.8, 0.5, "w"],
    ),
    line(
      [
        [1.7, 2.7, 1.9],
        [2.5, 2.7, 2.7],
        [3.2, 2.7, 2.9],
      ],
      "beam",
    ),
    boxes([3.2, 2.5, 2.1, 1.2, 0.55, 1.1, "y"]),
    boxes([5, 0.6, 0, 1.8, 4.8, 0.3, "w"], [5, 0.6, 0.3, 0.2, 4.8, 1.4, "w"], ...order),
  );
};

/** A house, for a customer without a photograph. */
export const customerHouse = () =>
  drawing(boxes([0, 0, 0, 2.4, 2, 2, "b"], [0.3, 0.3, 2, 1.8, 1.4, 0.5, "c"]), rightPanel(2.4, 0.7, 0, 0.6, 1, "r-y"));

export const caseDrawings = {
  "azure-data-factory-logistics": logistics,
  "azure-infrastructure-automation": automation,
  "cybersecurity-development-support": cybersecurity,
  "devops-insurance-sector": insurance,
  "sharepoint-migration-tuv": migration,
};
