import type { ComponentType } from "react";

import { markReady } from "./early-clicks.ts";

type Enhance = (element: HTMLElement) => void;
type Files<T> = Record<string, () => Promise<T>>;

const islandFiles = import.meta.glob<ComponentType>("../{blocks,pages}/**/*.island.tsx", { import: "default" });
const enhanceFiles = import.meta.glob<Enhance>("../pages/**/*.enhance.ts", { import: "default" });

/** Runs the script of each element with `data-enhance`: the default export of the `*.enhance.ts` file of that name. */
export function enhanceElements(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]"))
    void start(element, async () => {
      const enhance = await load(enhanceFiles, `${element.dataset["enhance"]}.enhance.ts`);
      enhance(element);
      markReady(element);
    });
}

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

const started = new WeakSet<HTMLElement>();

function hydrate(island: HTMLElement | null): void {
  if (!island || started.has(island)) return;
  started.add(island);
  void start(island, async () => {
    const [{ hydrateIsland }, component] = await Promise.all([
      import("./hydrate-island.tsx"),
      load(islandFiles, `${island.dataset["island"]}.island.tsx`),
    ]);
    hydrateIsland(island, component, () => markReady(island));
  });
}

async function load<T>(files: Files<T>, name: string): Promise<T> {
  const [, importFile] = Object.entries(files).find(([file]) => file.endsWith(`/${name}`)) ?? [];
  if (!importFile) throw new Error(`There is no ${name}`);
  return importFile();
}

/** Styles show an element as without JavaScript if its script fails. */
async function start(element: HTMLElement, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    element.dataset["script"] = "failed";
    reportError(error);
  }
}
