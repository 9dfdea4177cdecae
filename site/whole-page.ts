/** Gives everything its real height (styles/base.css), because the first paint has skipped what is far below the window. */
export function layOutWholePage(): void {
  document.documentElement.dataset["whole"] = "";
}

/** Does so for whatever depends on positions: a visitor or a script that scrolls, a link to an anchor, a reload, Back. */
export function layOutForPositions(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const isRestored = navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
  if (isRestored || location.hash !== "") layOutWholePage();
  addEventListener("scroll", layOutWholePage, { once: true, passive: true });
  addEventListener("click", layOutForAnchor, { capture: true });
}

function layOutForAnchor({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.hash && link.pathname === location.pathname) layOutWholePage();
}
