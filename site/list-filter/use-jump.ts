import { useEffect } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";

import { findAnchor } from "#site/page-change/find-anchor.ts";

const delay = 100;
const timeOfHighlight = 2000;
const timeOfScrolling = 1500;

/**
 * Leads to an entry of a filtered list: shows it if the filter hides it, scrolls, focuses and marks it for a moment.
 * `takePending` gives an id that was asked for before the list was there.
 */
export function useJump(clearFilter: () => void, takePending?: () => string | undefined): void {
  const { hash, key } = useLocation();

  // From an address, or from another page.
  useEffect(() => {
    const pending = takePending?.();
    const target = pending === undefined ? hash : `#${pending}`;
    const timer = setTimeout(() => jumpTo(target, clearFilter), delay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The same hash again is a new jump.
  }, [hash, key, clearFilter, takePending]);

  // From a link on this page: the browser scrolls by itself, if it can see the target.
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href^="#"]') : null;
      if (link) jumpTo(link.hash, clearFilter);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [clearFilter]);
}

/**
 * Entries that come into sight on the way get their real height, and the target moves: once there, look again, and once
 * more at the end, because a jump that was already there never arrives. Whoever scrolls by hand meanwhile is left alone.
 */
function arriveExactly(element: HTMLElement): void {
  const arrival = new AbortController();
  const { signal } = arrival;
  const giveUp = () => arrival.abort();
  const correct = () => {
    if (!signal.aborted) element.scrollIntoView({ behavior: "instant" });
  };
  addEventListener("scrollend", correct, { signal });
  for (const byHand of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(byHand, giveUp, { signal });
  setTimeout(() => {
    correct();
    giveUp();
  }, timeOfScrolling);
}

function jumpTo(hash: string, clearFilter: () => void): void {
  const element = findAnchor(hash);
  if (!element) return;
  if (element.closest("[hidden]")) flushSync(clearFilter);
  element.scrollIntoView();
  arriveExactly(element);
  // Entries can be focused by script; letters and groups are only scrolled to.
  if (!element.hasAttribute("tabindex")) return;
  element.focus({ preventScroll: true });
  element.dataset["found"] = "";
  setTimeout(() => delete element.dataset["found"], timeOfHighlight);
}
