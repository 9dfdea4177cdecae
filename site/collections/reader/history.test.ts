import { expect, test } from "vitest";

import { readHistory, updateHistory } from "./history.server.ts";
import type { History } from "./history.server.ts";

test("a page that says something else gets a new date, the others keep theirs", () => {
  const before: History = { ...readHistory(), "/contact": { hash: "something else", date: "2020-01-01" } };
  const after = updateHistory(before, "2030-05-06");
  expect(after["/contact"]).toMatchObject({ date: "2030-05-06" });
  expect(after["/"]).toEqual(before["/"]);
});

test("a page that is gone is forgotten, a new one gets the day", () => {
  const { "/": _home, ...others } = readHistory();
  const after = updateHistory({ ...others, "/gone": { hash: "x", date: "2020-01-01" } }, "2030-05-06");
  expect(after["/gone"]).toBeUndefined();
  expect(after["/"]?.date).toBe("2030-05-06");
});
