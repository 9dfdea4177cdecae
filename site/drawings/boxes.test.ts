import { expect, test } from "vitest";

import { paintOrder } from "./boxes.ts";
import type { Box } from "./boxes.ts";

const order = (...boxes: Box[]) => paintOrder(boxes).map((box) => boxes.indexOf(box));

test("what stands behind is painted first, whatever the order it was given in", () => {
  const back: Box = [0, 0, 0, 1, 1, 1];
  const front: Box = [1, 1, 0, 1, 1, 1];
  expect(order(back, front)).toEqual([0, 1]);
  expect(order(front, back)).toEqual([1, 0]);
});

test("what lies below is painted before what stands on it", () => {
  const slab: Box = [0, 0, 0, 4, 4, 0.5];
  const block: Box = [1, 1, 0.5, 1, 1, 1];
  expect(order(block, slab)).toEqual([1, 0]);
});

test("a tall wall behind a low block, and a wall in front of it", () => {
  const court: Box = [1, 1, 0, 2, 2, 1];
  const backWall: Box = [0, 0, 0, 4, 0.5, 3];
  const frontWall: Box = [0, 3.5, 0, 4, 0.5, 1.5];
  expect(order(frontWall, court, backWall)).toEqual([2, 1, 0]);
});

test("every block is painted once, also when blocks wrongly share space", () => {
  const same: Box[] = [
    [0, 0, 0, 1, 1, 1],
    [0, 0, 0, 1, 1, 1],
    [0.5, 0.5, 0, 1, 1, 1],
  ];
  expect(paintOrder(same)).toHaveLength(3);
});
