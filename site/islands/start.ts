import type { ComponentType } from "react";

import { markReady } from "./early-clicks.ts";

type Enhance = (element: HTMLElement) => void;
type Files<T> = Record<string, () => Promise<T>>;

const islandFiles = import.meta.glob<ComponentType>("../{blocks,pages}/**/*.island.tsx", { import: "default" });
const enhanceFiles = import.meta.glob<Enhance>("../{blocks,pages}/**/*.enhance.ts", { import: "default" });

const owners = "[data-island], [data-enhance]";
const started = new WeakSet<HTMLElement>();

/**
 * Starts the scripts of the page's islands and of elements with `data-enhance`: at once, or when `data-when` says so
 * (island.tsx).
 */
export function startScripts(): void {
  for (const type of ["pointerover", "focusin", "touchstart", "intent"])
    document.addEventListener(type, onIntent, { passive: true, capture: true });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) start(target);
  });
  for (const owner of document.querySelectorAll<HTMLElement>(owners)) {
    const { when } = owner.dataset;
    const hasQuery = when === "intent-or-query" && location.search !== "";
    if (when === undefined || hasQuery || owner.earlyClick || owner.matches(":hover, :focus-within")) start(owner);
    // An island itself may have no box.
    else if (when === "visible") for (const child of owner.children) observer.observe(child);
  }
}

function onIntent({ target }: Event): void {
  if (target instanceof Element) start(target);
}

/** Starts the script of the element or of what contains it, once. Styles show it as without JavaScript if that fails. */
function start(element: Element): void {
  const owner = element.closest<HTMLElement>(owners);
  if (!owner || started.has(owner)) return;
  started.add(owner);
  (owner.dataset["island"] === undefined ? enhance(owner) : hydrate(owner)).catch((error: unknown) => {
    owner.dataset["script"] = "failed";
    reportError(error);
  });
}

/** Passes an element to the default export of the `*.enhance.ts` file that it names. */
async function enhance(element: HTMLElement): Promise<void> {
  const run = await load(enhanceFiles, `${element.dataset["enhance"]}.enhance.ts`);
  run(element);
  markReady(element);
}

async function hydrate(island: HTMLElement): Promise<void> {
  const [{ hydrateIsland }, component] = await Promise.all([
    import("./hydrate-island.tsx"),
    load(islandFiles, `${island.dataset["island"]}.island.tsx`),
  ]);
  hydrateIsland(island, component, () => markReady(island));
}

async function load<T>(files: Files<T>, name: string): Promise<T> {
  const [, importFile] = Object.entries(files).find(([file]) => file.endsWith(`/${name}`)) ?? [];
  if (!importFile) throw new Error(`There is no ${name}`);
  return importFile();
}
