import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TooltipGroup } from "./tooltip-group.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const group = new TooltipGroup();
  const open = new Set<string>();
  const tip = (name: string) => ({ show: () => void open.add(name), hide: () => void open.delete(name) });
  return { group, first: tip("first"), second: tip("second"), open: () => [...open] };
}

// tests/components/components.spec.ts covers the first delay of 700 ms.
test.for([
  [0, ["second"]],
  [300, ["second"]],
  [301, []],
] as const)("opens the next tooltip at once within 300 ms: %i ms, %j", { tags: "SHAR-4" }, ([pause, expected]) => {
  const { group, first, second, open } = setUp();
  group.hover(first);
  vi.advanceTimersByTime(700);
  group.leave(first);
  vi.advanceTimersByTime(pause);
  group.hover(second);
  expect(open()).toEqual(expected);
  vi.advanceTimersByTime(700);
  expect(open()).toEqual(["second"]);
});

test("opens nothing for a pointer that only passes", () => {
  const { group, first, second, open } = setUp();
  group.hover(first);
  vi.advanceTimersByTime(600);
  group.leave(first);
  group.hover(second);
  vi.advanceTimersByTime(699);
  expect(open()).toEqual([]);
});

test("opens on keyboard focus without delay and closes the other tooltip", () => {
  const { group, first, second, open } = setUp();
  group.focus(first);
  expect(open()).toEqual(["first"]);
  group.focus(second);
  expect(open()).toEqual(["second"]);
});

test("keeps the delay after the pointer leaves a closed tooltip", () => {
  const { group, first, second, open } = setUp();
  vi.advanceTimersByTime(1000);
  group.leave(first);
  group.hover(second);
  expect(open()).toEqual([]);
});
