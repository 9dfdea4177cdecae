import { expect, test } from "vitest";

import { hideEntries } from "./hide-entries.ts";
import type { Group } from "./hide-entries.ts";

const group = (...ids: string[]): Group => ({
  element: { hidden: false },
  entries: ids.map((id) => ({ id, element: { hidden: false } })),
});
const shown = (groups: Group[]) =>
  groups.flatMap(({ entries }) => entries.filter(({ element }) => element.hidden === false).map(({ id }) => id));

test("what does not match is hidden, and shown again when it does", () => {
  const groups = [group("a", "b"), group("c")];
  hideEntries(groups, new Set(["b", "c"]), undefined);
  expect(shown(groups)).toEqual(["b", "c"]);
  hideEntries(groups, new Set(["a", "c"]), new Set(["b", "c"]));
  expect(shown(groups)).toEqual(["a", "c"]);
});

test("a group without a match is hidden, heading and all", () => {
  const groups = [group("a", "b"), group("c")];
  hideEntries(groups, new Set(["b"]), undefined);
  expect(groups.map(({ element }) => element.hidden)).toEqual([false, true]);
});

test("an entry that stays as it was is not touched", () => {
  const entry = { hidden: "until-found" };
  hideEntries([{ element: { hidden: false }, entries: [{ id: "a", element: entry }] }], new Set(), new Set());
  expect(entry.hidden).toBe("until-found");
});
