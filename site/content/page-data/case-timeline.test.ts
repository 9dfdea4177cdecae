import { expect, test } from "vitest";

import { describeTimeline } from "./case-timeline.server.ts";

test("a timeline has its months, and steps to scale and in words", () => {
  const { months, steps } = describeTimeline([
    { from: "2023-11", to: "2023-12" },
    { from: "2024-01" },
    { from: "2024-01", to: "2024-03" },
  ]);
  expect(months).toEqual(["Nov", "Dec", "Jan", "Feb", "Mar"]);
  expect(steps.map(({ start, length, when }) => [start, length, when])).toEqual([
    [0, 2, "November and December"],
    [2, 1, "January"],
    [2, 3, "January to March"],
  ]);
});
