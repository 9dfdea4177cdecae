import { expect, test } from "vitest";

import { dropFrame } from "./drop-frame.ts";

const data = JSON.stringify([
  { _1: 2, _3: 4 },
  "root",
  { _5: 6 },
  "/contact",
  { _5: 7 },
  "data",
  { _8: 9 },
  { _8: 10, _11: -5 },
  "title",
  "The frame",
  [12, 12],
  "lead",
  "The page",
  "only of the frame",
]);

test("the frame is gone, and what the page needs is where it was", () => {
  const values: unknown = JSON.parse(dropFrame(`${data}\n`));
  expect(values).toEqual([
    { _3: 4 },
    0,
    0,
    "/contact",
    { _5: 7 },
    "data",
    0,
    { _8: 10, _11: -5 },
    "title",
    0,
    [12, 12],
    "lead",
    "The page",
  ]);
});

test("what follows the list stays, and data of an unknown kind is refused", () => {
  expect(dropFrame(`${data}\nP1:[]\n`)).toMatch(/\nP1:\[\]\n$/);
  expect(() => dropFrame('[{"_1":2},"/contact",["D",1]]\n')).toThrow("not known");
});
