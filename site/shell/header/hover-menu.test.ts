import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { HoverMenu } from "./hover-menu.ts";

// tests/site-wide/menu.spec.ts covers the delays of a single panel in a browser.

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

test("a pointer that crosses a trigger opens nothing", () => {
  menu.enter("cloud");
  vi.advanceTimersByTime(150);
  menu.leave("cloud");
  vi.advanceTimersByTime(1000);
  expect(menu.openGroup()).toBeUndefined();
});

test("a panel stays open when the pointer returns within 150 ms", { tags: "HEAD-14" }, () => {
  openByHover("cloud");
  menu.leave("cloud");
  vi.advanceTimersByTime(149);
  menu.enter("cloud");
  vi.advanceTimersByTime(1000);
  expect(menu.openGroup()).toBe("cloud");
});

test("the next panel opens at once until 300 ms after the last one closed", { tags: "HEAD-15" }, () => {
  openByHover("cloud");
  menu.leave("cloud");
  menu.enter("security");
  expect(menu.openGroup()).toBe("security");

  vi.advanceTimersByTime(1000);
  menu.leave("security");
  vi.advanceTimersByTime(150 + 299);
  menu.enter("devops");
  expect(menu.openGroup()).toBe("devops");

  menu.leave("devops");
  vi.advanceTimersByTime(150 + 300);
  menu.enter("ai");
  expect(menu.openGroup()).toBeUndefined();
});

test("a click keeps a panel open that hover has opened, and closes one that a click has opened", () => {
  openByHover("cloud");
  menu.click("cloud");
  expect(menu.openGroup()).toBe("cloud");
  menu.click("cloud");
  expect(menu.openGroup()).toBeUndefined();
});

test("a double click leaves the panel open", () => {
  for (const count of [1, 2]) menu.click("cloud", count);
  expect(menu.openGroup()).toBe("cloud");
});
