import { expect, test } from "vitest";

import { listSitePages } from "#site/collections/views/site-pages.server.ts";

import { readHistory, updateHistory } from "./history.server.ts";
import type { History } from "./history.server.ts";

test("META-8 content/history.json knows every page as it is (after a change of content: pnpm history)", () => {
  const history = readHistory();
  const changed = Object.entries(updateHistory(history, "today")).filter(([, { date }]) => date === "today");
  expect(changed.map(([path]) => path)).toEqual([]);
  expect(Object.keys(history)).toHaveLength(listSitePages().length);
  for (const { date } of Object.values(history)) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

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
