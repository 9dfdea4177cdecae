import { layOutAll } from "./scroll-to-anchor.ts";

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
