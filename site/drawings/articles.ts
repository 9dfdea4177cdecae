import { boxes, glass } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, grid, line, segment } from "./iso.ts";
import { prism } from "./shapes.ts";

/** A country as a slab, wired within; amber is the cut in the one wire that leaves it. */
const sovereignty = () =>
  drawing(
    grid(9, 8),
    prism(coast, 0, 0.6, "c"),
    segment([2, 2.4, 0.6], [2, 6, 0.6]),
    line([
      [4.6, 1.8, 0.6],
      [4.6, 4.6, 0.6],
      [6.8, 4.6, 0.6],
    ]),
    segment([2, 4.6, 0.6], [4.6, 4.6, 0.6]),
    boxes(
      [1.3, 1.8, 0.6, 1.3, 1.3, 1.6, "a"],
      [4, 1.3, 0.6, 1.2, 1.2, 1, "b"],
      [1.3, 5.2, 0.6, 1.3, 1.3, 0.8, "b"],
      [3.7, 5.4, 0.6, 1.1, 1.1, 1.1, "a"],
      [6.8, 3.9, 0, 0.2, 1.4, 1.3, "y"],
      [7.5, 3.8, 0, 1.5, 1.6, 0.35, "a"],
      [7.9, 4.2, 0.35, 0.8, 0.8, 0.9, "b"],
    ),
    dot([4.6, 4.6, 0.6], 3.5, "node"),
    segment([7.25, 4.6, 0.35], [7.9, 4.6, 0.35]),
    dot([7.25, 4.6, 0.35], 3, "node"),
  );

const coast = [
  [1.5, 0.7],
  [3, 1],
  [3.7, 0.4],
  [5.3, 0.8],
  [5.9, 1.9],
  [5.5, 2.8],
  [6.3, 3.7],
  [5.9, 4.9],
  [6.4, 6],
  [5.1, 6.8],
  [4.4, 7.7],
  [2.9, 7.3],
  [1.6, 7.7],
  [1.2, 6.3],
  [0.3, 5.4],
  [0.8, 3.7],
  [0.2, 2.5],
  [1.3, 1.9],
] as const;

/** Four stations that stamp and record the work; amber is the last stamp. */
const compliance = () => {
  const stations = [0, 1, 2, 3].map((index) => ({ x: 0.7 + index * 2.1, index }));
  const stamps = stations.flatMap(({ x, index }): Box[] => {
    const tone = index === 3 ? "y" : "b";
    return [
      [x, 2.1, 0.5, 1, 1, 0.5, "w"],
      [x - 0.1, 2, 1.5, 1.2, 1.2, 0.3, tone],
      [x + 0.3, 2.4, 1.8, 0.4, 0.4, 0.7, tone],
      [x + 0.1, 2.2, 2.5, 0.8, 0.8, 0.4, tone],
    ];
  });
  const records = stations.map(({ x, index }): Box => [x, 4.4, 0, 1, 1, 0.3 + index * 0.35, "c"]);
  return drawing(
    grid(9, 6),
    stations.map(({ x }) => segment([x + 0.5, 3, 0], [x + 0.5, 4.6, 0])),
    boxes([0, 1.8, 0, 9, 1.6, 0.5, "a"]),
    boxes(...stamps, ...records),
  );
};

/** A tower under construction inside five scaffolds; amber is the block the arm is setting. */
const enterpriseAi = () => {
  const scaffolds: Box[] = [
    [5, 2, 0, 0.8, 1.4, 2.6],
    [5, 3.5, 0, 0.8, 1.4, 1.7],
    [5, 5, 0, 0.8, 0.8, 0.8],
    [3.5, 5, 0, 1.4, 0.8, 1.7],
    [2, 5, 0, 1.4, 0.8, 2.6],
  ];
  const planks = scaffolds.map(([x, y, , width, depth, height]): Box => [x, y, height, width, depth, 0.1, "w"]);
  return drawing(
    grid(7, 7),
    boxes(
      [2, 2, 0, 3, 3, 1.1, "a"],
      [2, 2, 1.1, 3, 3, 1.1, "b"],
      [2, 2, 2.2, 1.5, 3, 1.1, "a"],
      [3.5, 2, 2.2, 1.5, 1.5, 1.1, "a"],
      [0.7, 3.9, 0, 0.7, 0.7, 5.6, "c"],
      [0.4, 4, 5.6, 4.4, 0.5, 0.35, "c"],
    ),
    boxes([3.6, 3.6, 2.8, 1.3, 1.3, 1.1, "y"]),
    segment([4.3, 4.25, 5.6], [4.3, 4.25, 3.9], "beam"),
    scaffolds.flatMap((scaffold) => glass(scaffold)),
    boxes(...planks),
  );
};

export const articleDrawings = {
  "azure-local-arc-data-sovereignty": sovereignty,
  "devsecops-regulatory-compliance": compliance,
  "ai-enterprise-influence": enterpriseAi,
};
