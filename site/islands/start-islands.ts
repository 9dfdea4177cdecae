import type { ComponentType } from "react";

import { markReady } from "./early-clicks.ts";
import { islandName } from "./island-name.ts";

const files = import.meta.glob<ComponentType>("../{blocks,pages}/**/*.island.tsx", { import: "default" });
const loaders = new Map(Object.entries(files).map(([file, load]) => [islandName(file), load]));

const started = new WeakSet<HTMLElement>();

/** Hydrates each island of the page when its strategy says so. */
export function startIslands(): void {
  const islands = document.querySelectorAll<HTMLElement>("[data-island]");
  if (islands.length === 0) return;
  for (const type of ["pointerover", "focusin", "touchstart", "intent"])
    document.addEventListener(type, onIntent, { passive: true, capture: true });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) hydrate(target.closest<HTMLElement>("[data-island]"));
  });
  for (const island of islands) {
    const hasQuery = island.dataset["when"] === "intent-or-query" && location.search !== "";
    if (hasQuery || island.earlyClick || island.matches(":hover, :focus-within")) hydrate(island);
    // The island itself may have no box.
    else if (island.dataset["when"] === "visible") for (const child of island.children) observer.observe(child);
  }
}

function onIntent({ target }: Event): void {
  if (target instanceof Element) hydrate(target.closest<HTMLElement>("[data-island]"));
}

function hydrate(island: HTMLElement | null): void {
  if (!island || started.has(island)) return;
  started.add(island);
  void loadIsland(island);
}

async function loadIsland(island: HTMLElement): Promise<void> {
  const { island: name = "" } = island.dataset;
  try {
    const [{ hydrateIsland }, component] = await Promise.all([import("./hydrate-island.tsx"), loaders.get(name)?.()]);
    if (!component) throw new Error(`There is no island ${name}`);
    hydrateIsland(island, component, () => markReady(island));
  } catch (error) {
    island.dataset["script"] = "failed";
    reportError(error);
  }
}
