import { afterEach, expect, test, vi } from "vitest";

import { isPlainClick } from "./is-plain-click.ts";
import { jumpTo } from "./jump.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page with one element, `target`, that writes down what happens to it. */
function openPage({ prefersCalm = false, hasTabIndex = false } = {}) {
  const steps: string[] = [];
  const target = Object.assign(new EventTarget(), {
    tabIndex: hasTabIndex ? 0 : undefined,
    hasAttribute: () => hasTabIndex,
    scrollIntoView: ({ behavior }: { behavior: string }) => void steps.push(`scroll ${behavior}`),
    focus: () => void steps.push("focus"),
  });
  target.addEventListener("jump", () => void steps.push("jump"));
  const page = new EventTarget();
  const getElementById = (id: string) => (id === "target" ? target : null);
  vi.stubGlobal("document", { getElementById, documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: prefersCalm }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("scrollY", 120);
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => void steps.push(`stay at ${top}`));
  return { steps, target, page };
}

test("a filtered list hears of a jump before it is made, and the focus follows", () => {
  const { steps } = openPage();
  jumpTo("#target");
  expect(steps).toEqual(["jump", "scroll smooth", "focus"]);
});

test.for(["", "#", "#nowhere", "#%E0%A4%A"])("GLOS-25 the address %j leads nowhere", (hash) => {
  const { steps } = openPage();
  jumpTo(hash);
  expect(steps).toEqual([]);
});

test("GLOS-24 HOME-15 who prefers calm is there at once", () => {
  const { steps } = openPage({ prefersCalm: true });
  jumpTo("#target");
  expect(steps).toContain("scroll instant");
});

test("whoever scrolls by hand meanwhile stays there, and is not held afterwards", () => {
  const { steps, page } = openPage();
  jumpTo("#target");
  page.dispatchEvent(new Event("wheel"));
  page.dispatchEvent(new Event("wheel"));
  expect(steps.filter((step) => step === "stay at 120")).toHaveLength(1);
});

test.for([
  [false, -1],
  [true, 0],
] as const)("a tabindex of its own (%j) is kept, otherwise it gets one", ([hasTabIndex, expected]) => {
  const { target } = openPage({ hasTabIndex });
  jumpTo("#target");
  expect(target.tabIndex).toBe(expected);
});

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("only a plain click stays in this tab", () => {
  expect(isPlainClick(click)).toBe(true);
  for (const change of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }]) {
    expect(isPlainClick({ ...click, ...change })).toBe(false);
  }
});
