/**
 * Scrolls to the element with the id in a hash and focuses it; ignores unknown or malformed hashes. Dispatches `jump`
 * first, so that a filtered list can show the element.
 */
export function scrollToAnchor(hash: string, behavior: ScrollBehavior | "none" = scrollBehavior()): void {
  const element = findAnchor(hash);
  if (!element) return;
  layOutAll();
  element.dispatchEvent(new Event("jump", { bubbles: true }));
  if (behavior !== "none") scrollUnlessInterrupted(element, behavior);
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Stops the smooth scroll when the visitor scrolls, because Chromium would continue it. */
function scrollUnlessInterrupted(element: HTMLElement, behavior: ScrollBehavior): void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  const stopListening = () => controller.abort();
  const stop = () => {
    stopListening();
    scrollTo({ top: scrollY, behavior: "instant" });
  };
  addEventListener("scrollend", stopListening, options);
  for (const type of ["wheel", "touchmove"]) addEventListener(type, stop, options);
  element.scrollIntoView({ behavior });
}

export const scrollBehavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/**
 * Turns off `content-visibility` (styles/base.css) permanently, because scrolling needs the real heights. The given
 * element keeps its position on the screen.
 */
export function layOutAll(fixed?: Element): void {
  const { dataset } = document.documentElement;
  if ("allLaidOut" in dataset) return;
  const topBefore = fixed?.getBoundingClientRect().top ?? 0;
  dataset["allLaidOut"] = "";
  if (fixed) scrollBy({ top: fixed.getBoundingClientRect().top - topBefore, behavior: "instant" });
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Selects links to anchors on the same page. */
export const anchorLinks = 'main a[href^="#"]';

type SavedPosition = { top: number; linkIndex: number };

/** Stores in the current history entry the scroll position and the link that is about to be followed. */
export function saveScrollPosition(link: HTMLAnchorElement): void {
  const position: SavedPosition = { top: scrollY, linkIndex: listAnchorLinks().indexOf(link) };
  history.replaceState({ ...history.state, position }, "");
}

/** Scrolls to the position saved in the current history entry. Returns false if there is none. */
export function restoreScrollPosition(): boolean {
  const position = readPosition();
  if (!position) return false;
  layOutAll();
  const scroll = () => {
    if (readPosition()?.top === position.top) scrollTo({ top: position.top, behavior: "instant" });
  };
  scroll();
  // A smooth scroll in progress adds one more step within the next two frames.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
  listAnchorLinks()[position.linkIndex]?.focus({ preventScroll: true });
  return true;
}

const readPosition = (): SavedPosition | undefined => (history.state as { position?: SavedPosition } | null)?.position;
const listAnchorLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(anchorLinks)];
