import { expect, test } from "vitest";

import { boxes, paintOrder } from "./boxes.ts";
import type { Box } from "./boxes.ts";

const back: Box = [0, 0, 0, 1, 1, 1];
const front: Box = [1, 1, 0, 1, 1, 1];
const slab: Box = [0, 0, 0, 4, 4, 0.5];
const onSlab: Box = [1, 1, 0.5, 1, 1, 1];
const backWall: Box = [0, 0, 0, 4, 0.5, 3];
const court: Box = [1, 1, 0, 2, 2, 1];
const frontWall: Box = [0, 3.5, 0, 4, 0.5, 1.5];

test("boxes are painted from back to front and from bottom to top, each once", () => {
  expect(paintOrder([back, front])).toEqual([back, front]);
  expect(paintOrder([front, back])).toEqual([back, front]);
  expect(paintOrder([onSlab, slab])).toEqual([slab, onSlab]);
  expect(paintOrder([frontWall, court, backWall])).toEqual([backWall, court, frontWall]);
  const overlapping: Box[] = [back, [...back], [0.5, 0.5, 0, 1, 1, 1]];
  expect(paintOrder(overlapping)).toHaveLength(3);
});

test("a block without depth is one face, painted after the block that it is on", () => {
  const panel: Box = [1, 0.5, 1, 1, 0, 1, "w"];
  expect(boxes(panel, backWall).map(({ className }) => className)).toEqual(["l-a", "r-a", "t-a", "l-w"]);
});
