import { boxes, glass } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { figure } from "./drawing.ts";
import { line, polygon, segment, tile } from "./iso.ts";
import type { Point } from "./iso.ts";
import { leftPanel, rightPanel } from "./shapes.ts";

// The explanatory figures of the article on AI in companies.

/** Places the stages of a change one after another. */
function stages(...list: readonly (readonly [length: number, tone: Tone])[]) {
  let next = 0.3;
  return list.map(([length, tone]) => {
    const start = next;
    next += length + 0.3;
    return { start, end: start + length, middle: start + length / 2, tone };
  });
}

type Stage = ReturnType<typeof stages>[number];

const row = (y: number, list: readonly Stage[]): Box[] => [
  [0, y, 0, 12.6, 2, 0.25, "c"],
  ...list.map(({ start, end, tone }): Box => [start, y + 0.25, 0.25, end - start, 1.5, 0.9, tone]),
];

/** From a stage of the upper row to the same stage of the lower one. */
function band(from: Stage | undefined, to: Stage | undefined) {
  if (!from || !to) return [];
  const corners: Point[] = [
    [from.start, 2],
    [from.end, 2],
    [to.end, 5],
    [to.start, 5],
  ];
  return [polygon("floor", corners), polygon("grid", corners)];
}

/** The stages of a change before and after; writing shrinks, and amber is the review that grows. */
const whereTimeGoes = () => {
  const before = stages([2.2, "b"], [3.4, "a"], [1.8, "b"], [1.8, "b"], [1.6, "b"]);
  const after = stages([2.2, "b"], [0.5, "a"], [4.4, "y"], [1.8, "b"], [1.6, "b"]);
  return figure(
    [
      ...before.map(({ middle }): Point => [middle, 0.25, 1.85]),
      ...after.slice(1, 3).map(({ middle }): Point => [middle + 1.3, 8.1]),
    ],
    band(before[1], after[1]),
    band(before[2], after[2]),
    segment([12.3, 2], [12.3, 5]),
    boxes(...row(0, before), ...row(5, after)),
    segment([12.3, 5, 0.25], [12.3, 7, 0.25]),
  );
};

/** A screen, three steps of a pipeline, an agent. */
const clients: Box[] = [
  [0.2, 0.2, 0, 1.6, 1.6, 0.2, "c"],
  [0.5, 0.3, 0.2, 0.3, 1.4, 1.1, "a"],
  [0.1, 3.3, 0, 0.6, 1.2, 1.2, "b"],
  [0.7, 3.3, 0, 0.6, 1.2, 0.8, "b"],
  [1.3, 3.3, 0, 0.6, 1.2, 0.4, "b"],
  [0.3, 6.1, 0, 1.4, 1.4, 0.4, "c"],
  [0.55, 6.35, 0.4, 0.9, 0.9, 0.9, "b"],
];

/** A cloud above its region, a rack, a block inside glass. */
const models: Box[] = [
  [10.8, 0, 0, 2, 2, 0.2, "c"],
  [10.9, 0.1, 0.9, 0.9, 1.8, 0.7, "b"],
  [11.8, 0.3, 0.9, 0.9, 1.3, 0.5, "b"],
  [11.1, 0.5, 1.6, 0.7, 1, 0.5, "b"],
  [11.1, 3.2, 0, 1.4, 1.4, 1.7, "a"],
  [10.8, 5.8, 0, 2, 2, 0.2, "c"],
  [11.3, 6.3, 0.2, 1, 1, 0.9, "b"],
];

/** Three wires of one side that meet on the way to the tower. */
const fan = (end: number, joint: number, tower: number) => [
  ...[1, 6.8].map((y) =>
    line([
      [end, y],
      [joint, y],
      [joint, 3.9],
    ]),
  ),
  segment([end, 3.9], [tower, 3.9]),
];

/** All clients reach all models through one gateway, which is amber. */
const llmGateway = () =>
  figure(
    [
      [0.9, 0.9, 2.4],
      [1, 3.9, 2.5],
      [1, 6.8, 2.4],
      [6.6, 3.9, 4],
      [13.5, 1.8],
      [13.5, 4.2],
      [13.8, 6.8],
    ],
    fan(1, 2.9, 5.8),
    boxes(...clients, [5.8, 3.1, 0, 1.6, 1.6, 2.5, "y"]),
    [0.4, 1, 1.6].map((z) => leftPanel(6.1, 4.7, z, 1, 0.4, "t-w")),
    rightPanel(7.4, 3.4, 0, 1, 1.2),
    fan(10.8, 9, 7.4),
    boxes(...models),
    [0.4, 0.8, 1.2].map((z) => leftPanel(11.3, 4.6, z, 1, 0.2, "t-b")),
    glass([11, 6, 0.2, 1.6, 1.6, 1.5]),
  );

/** An arrowhead on the ground that points along one of the axes. */
const arrow = (x: number, y: number, [alongX, alongY]: readonly [number, number]) =>
  polygon("l-a", [
    [x + alongX * 0.5, y + alongY * 0.5],
    [x + alongY * 0.3, y + alongX * 0.3],
    [x - alongY * 0.3, y - alongX * 0.3],
  ]);

/** The agent's loop, and its exit from the walled area. */
const loop = () => [
  line([
    [2.4, 5.4],
    [4, 5.4],
    [4, 1.8],
    [7.2, 1.8],
    [7.2, 5.4],
    [4, 5.4],
  ]),
  segment([7.2, 1.8], [9, 1.8]),
  arrow(4, 3.5, [0, -1]),
  arrow(5.6, 1.8, [1, 0]),
  arrow(7.2, 3.7, [0, 1]),
  arrow(5.6, 5.4, [-1, 0]),
];

/** An agent plans, changes and tests within walls; amber is the gate where a person reviews. */
const agentLoop = () =>
  figure(
    [
      [-0.6, 5.4, 1],
      [4, 5.4, 2.1],
      [4, 1.8, 2.4],
      [7.2, 1.8, 2.1],
      [9.2, 1.8, 3.6],
      [14.2, 1.8],
      [6.4, 8.5],
    ],
    tile(2, 0, 7, 7),
    boxes([2, 0, 0, 7, 0.4, 0.9, "c"], [2, 0.4, 0, 0.4, 6.6, 0.9, "c"]),
    loop(),
    boxes(
      [0.4, 4.7, 0.9, 1.9, 1.4, 0.15, "a"],
      [3.4, 4.8, 0, 1.2, 1.2, 0.9, "b"],
      [3.4, 1.2, 0, 1.2, 1.2, 1.2, "a"],
      [6.6, 1.2, 0, 1.2, 1.2, 0.9, "b"],
    ),
    boxes(
      [9, 0, 0, 0.4, 0.6, 0.9, "c"],
      [9, 0.6, 0, 0.4, 0.5, 2, "y"],
      [9, 2.5, 0, 0.4, 0.5, 2, "y"],
      [9, 0.6, 2, 0.4, 2.4, 0.4, "y"],
      [9, 3, 0, 0.4, 4, 0.9, "c"],
      [2, 7, 0, 7.4, 0.4, 0.9, "c"],
    ),
    [2.8, 4.8, 6.8].map((x) => leftPanel(x, 7.4, 0.25, 1.2, 0.4, "t-w")),
    segment([9, 1.8], [11, 1.8]),
    arrow(10, 1.8, [1, 0]),
    boxes([10.8, 0.2, 0, 2.6, 3.2, 0.4, "a"], ...[0.5, 1.4, 2.3].map((y): Box => [11.3, y, 0.4, 1.6, 0.6, 0.2, "w"])),
  );

export const aiFigures = {
  "where-time-goes": whereTimeGoes,
  "llm-gateway": llmGateway,
  "agent-loop": agentLoop,
};
