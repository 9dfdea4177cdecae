/**
 * Leads to the element that a hash names. Addresses come from anywhere, so it may be nonsense. A filtered list hears of it
 * first and shows what it hides.
 */
export function scrollToAnchor(hash: string, isThere = false): void {
  const element = findAnchor(hash);
  if (!element) return;
  layOutAll();
  element.dispatchEvent(new Event("jump", { bubbles: true }));
  if (!isThere) scrollUnlessStopped(element);
  // The next Tab goes on from here, as after a jump of the browser's own.
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whoever scrolls by hand meanwhile stays where that was: Chromium would go on. */
function scrollUnlessStopped(element: HTMLElement): void {
  const way = new AbortController();
  const options = { signal: way.signal, passive: true };
  const arrive = () => way.abort();
  const stop = () => {
    arrive();
    scrollTo({ top: scrollY, behavior: "instant" });
  };
  addEventListener("scrollend", arrive, options);
  for (const byHand of ["wheel", "touchmove"]) addEventListener(byHand, stop, options);
  element.scrollIntoView({ behavior: scrollBehavior() });
}

export const scrollBehavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/**
 * Until the first jump, long lists guess the height of what was never seen (glossary.css, article.css); a way across it needs the real
 * one. Whatever is given stays where the visitor sees it.
 */
export function layOutAll(seen?: Element): void {
  const { dataset } = document.documentElement;
  if ("whole" in dataset) return;
  const before = seen?.getBoundingClientRect().top ?? 0;
  dataset["whole"] = "";
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: "instant" });
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
