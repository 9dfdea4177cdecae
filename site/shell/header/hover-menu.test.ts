import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { HoverMenu } from "./hover-menu.ts";

let menu: HoverMenu;
beforeEach(() => {
  vi.useFakeTimers();
  menu = new HoverMenu();
});
afterEach(() => {
  vi.useRealTimers();
});

const openByHover = (group: string) => {
  menu.enter(group);
  vi.advanceTimersByTime(200);
};

// That hover opens after 200 ms, not earlier: tests/site-wide/menu.spec.ts.
test("a pointer that passes by opens nothing", () => {
  menu.enter("cloud");
  vi.advanceTimersByTime(150);
  menu.leave("cloud");
  vi.advanceTimersByTime(1000);
  expect(menu.openGroup()).toBeUndefined();
});

test("HEAD-14 a panel closes 150 ms after the pointer left, unless it returns", () => {
  openByHover("cloud");
  menu.leave("cloud");
  vi.advanceTimersByTime(149);
  expect(menu.openGroup()).toBe("cloud");
  menu.enter("cloud");
  vi.advanceTimersByTime(1000);
  expect(menu.openGroup()).toBe("cloud");
  menu.leave("cloud");
  vi.advanceTimersByTime(150);
  expect(menu.openGroup()).toBeUndefined();
});

test("HEAD-15 within 300 ms after a panel closed the next opens at once, afterwards it waits", () => {
  openByHover("cloud");
  menu.leave("cloud");
  vi.advanceTimersByTime(150 + 299);
  menu.enter("devops");
  expect(menu.openGroup()).toBe("devops");

  menu.leave("devops");
  vi.advanceTimersByTime(150 + 300);
  menu.enter("ai");
  expect(menu.openGroup()).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(menu.openGroup()).toBe("ai");
});

test("moving from one trigger to the next changes the panel at once", () => {
  openByHover("cloud");
  menu.leave("cloud");
  menu.enter("devops");
  expect(menu.openGroup()).toBe("devops");
  vi.advanceTimersByTime(1000);
  expect(menu.openGroup()).toBe("devops");
});

test("a click never closes what hover has just opened, and closes what a click opened", () => {
  openByHover("cloud");
  menu.press("cloud");
  expect(menu.openGroup()).toBe("cloud");
  menu.press("cloud");
  expect(menu.openGroup()).toBeUndefined();
});

test("a double click ends open, and so does what was open before script was there", () => {
  for (const count of [1, 2]) menu.press("cloud", count);
  expect(menu.openGroup()).toBe("cloud");
  menu.adopt("devops", "hover");
  menu.press("devops");
  expect(menu.openGroup()).toBe("devops");
});

test("HEAD-19 after Escape the panel stays closed until the pointer has left", () => {
  openByHover("cloud");
  menu.dismiss();
  menu.enter("cloud");
  vi.advanceTimersByTime(1000);
  expect(menu.openGroup()).toBeUndefined();
  menu.leave("cloud");
  openByHover("cloud");
  expect(menu.openGroup()).toBe("cloud");
});
