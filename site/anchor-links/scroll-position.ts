import { layOutAll } from "./scroll-to-anchor.ts";

/** Links that lead to a place on their own page. */
export const anchorLinks = 'main a[href^="#"]';

/** Where an entry of the history was left by a jump: how far down, and by which of the links. */
type Place = { top: number; link: number };

export function saveScrollPosition(link: HTMLAnchorElement): void {
  const place: Place = { top: scrollY, link: listJumpLinks().indexOf(link) };
  history.replaceState({ ...history.state, place }, "");
}

/** Goes where the current entry of the history was left, if it was left by a jump. */
export function restoreScrollPosition(): boolean {
  const place = readPlace();
  if (!place) return false;
  layOutAll();
  const go = () => {
    if (readPlace()?.top === place.top) scrollTo({ top: place.top, behavior: "instant" });
  };
  go();
  // A jump that was still under way ends with these frames, and adds the step it had begun.
  requestAnimationFrame(() => requestAnimationFrame(go));
  listJumpLinks()[place.link]?.focus({ preventScroll: true });
  return true;
}

const readPlace = (): Place | undefined => (history.state as { place?: Place } | null)?.place;
const listJumpLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(anchorLinks)];
