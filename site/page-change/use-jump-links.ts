import { useEffect } from "react";
import { useNavigate } from "react-router";

import { isPlainClick } from "./is-plain-click.ts";
import { layOutAll } from "./jump.ts";

const jumpLinks = 'main a[href^="#"]';

/** Where an entry of the history was left by a jump: how far down, and by which of the links. */
type Place = { top: number; link: number };

/**
 * Makes a link to a place on this page a step of the router, which keeps the filter in the address. The entry that is left
 * remembers its place, so that Back leads there.
 */
export function useJumpLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(jumpLinks) : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      layOutAll(link);
      const place: Place = { top: scrollY, link: listJumpLinks().indexOf(link) };
      history.replaceState({ ...history.state, place }, "");
      const { search, hash } = location;
      void navigate({ search, hash: link.hash }, { replace: link.hash === hash, flushSync: true });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** Goes where the current entry of the history was left by a jump, if it was. */
export function returnToPlace(): boolean {
  const { place } = (history.state ?? {}) as { place?: Place };
  if (!place) return false;
  layOutAll();
  const go = () => scrollTo({ top: place.top, behavior: "instant" });
  go();
  // A jump that was still under way ends with these frames, and adds the step it had begun.
  requestAnimationFrame(() => requestAnimationFrame(go));
  listJumpLinks()[place.link]?.focus({ preventScroll: true });
  return true;
}

const listJumpLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(jumpLinks)];
