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

// That it takes 700 ms: tests/components/components.spec.ts.
test.for([
  [0, ["second"]],
  [300, ["second"]],
  [301, []],
] as const)("SHAR-4 %i ms after one closed the next is open at once: %j", ([pause, expected]) => {
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

test("a pointer that only passes opens nothing", () => {
  const { group, first, second, open } = setUp();
  group.hover(first);
  vi.advanceTimersByTime(600);
  group.leave(first);
  group.hover(second);
  vi.advanceTimersByTime(699);
  expect(open()).toEqual([]);
});

test("the keyboard opens at once and closes the other one", () => {
  const { group, first, second, open } = setUp();
  group.focus(first);
  expect(open()).toEqual(["first"]);
  group.focus(second);
  expect(open()).toEqual(["second"]);
});

test("leaving a closed tooltip does not shorten the next delay", () => {
  const { group, first, second, open } = setUp();
  vi.advanceTimersByTime(1000);
  group.leave(first);
  group.hover(second);
  expect(open()).toEqual([]);
});
