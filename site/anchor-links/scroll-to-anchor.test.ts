import { afterEach, expect, test, vi } from "vitest";

import { isPlainClick } from "./is-plain-click.ts";
import { scrollToAnchor } from "./scroll-to-anchor.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page with one element, `target`, that writes down what happens to it. */
function openPage({ prefersCalm = false } = {}) {
  const steps: string[] = [];
  const target = Object.assign(new EventTarget(), {
    hasAttribute: () => true,
    scrollIntoView: ({ behavior }: { behavior: string }) => void steps.push(`scroll ${behavior}`),
    focus: () => void steps.push("focus"),
  });
  target.addEventListener("jump", () => void steps.push("jump"));
  const getElementById = (id: string) => (id === "target" ? target : null);
  vi.stubGlobal("document", { getElementById, documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: prefersCalm }));
  vi.stubGlobal("addEventListener", () => undefined);
  return steps;
}

test("a filtered list hears of a jump before it is made, and the focus follows", () => {
  const steps = openPage();
  scrollToAnchor("#target");
  expect(steps).toEqual(["jump", "scroll smooth", "focus"]);
});

test.for(["", "#", "#nowhere", "#%E0%A4%A"])("GLOS-25 the address %j leads nowhere", (hash) => {
  const steps = openPage();
  scrollToAnchor(hash);
  expect(steps).toEqual([]);
});

test("GLOS-24 HOME-15 who prefers calm is there at once", () => {
  const steps = openPage({ prefersCalm: true });
  scrollToAnchor("#target");
  expect(steps).toContain("scroll instant");
});

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("only a plain click stays in this tab", () => {
  expect(isPlainClick(click)).toBe(true);
  for (const change of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }]) {
    expect(isPlainClick({ ...click, ...change })).toBe(false);
  }
});
