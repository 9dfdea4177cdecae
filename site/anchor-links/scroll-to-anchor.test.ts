import { afterEach, expect, test, vi } from "vitest";

import { scrollToAnchor } from "./scroll-to-anchor.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stubs a page with reduced motion and one element, `target`. Returns what happens to that element. */
function openPage() {
  const steps: string[] = [];
  const target = Object.assign(new EventTarget(), {
    hasAttribute: () => true,
    scrollIntoView: ({ behavior }: { behavior: string }) => void steps.push(`scroll ${behavior}`),
    focus: () => void steps.push("focus"),
  });
  const getElementById = (id: string) => (id === "target" ? target : null);
  vi.stubGlobal("document", { getElementById, documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("addEventListener", () => undefined);
  return steps;
}

test("with reduced motion a jump is instant", { tags: ["GLOS-24", "HOME-15"] }, () => {
  const steps = openPage();
  scrollToAnchor("#target");
  expect(steps).toEqual(["scroll instant", "focus"]);
});

test.for(["", "#", "#nowhere", "#%E0%A4%A"])("the unknown hash %j is ignored", { tags: "GLOS-25" }, (hash) => {
  const steps = openPage();
  scrollToAnchor(hash);
  expect(steps).toEqual([]);
});
