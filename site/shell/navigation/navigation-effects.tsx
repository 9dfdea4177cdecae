import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { labels } from "virtual:shell";

import { takeTarget } from "#site/glossary/pending-target.ts";

import { scrollBehavior, scrollToAnchor, layOutAll } from "#site/anchor-links/scroll-to-anchor.ts";
import { restoreScrollPosition } from "#site/anchor-links/scroll-position.ts";
import { takeKeepScrollPosition } from "./keep-scroll-position.ts";

import "./navigation-effects.css";

/** Anchors are scrolled to after the page has moved to its top. */
const anchorDelay = 100;

/** What a document load does by itself and a client navigation must do for it: top, focus, announcement, progress. */
export function NavigationEffects() {
  const location = useLocation();
  const navigation = useNavigation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef(location);

  useEffect(takeOverScrolling, []);
  useEffect(jumpAfterLoad, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return undefined;
    shown.current = location;
    const { hash } = location;
    const isUndone = takeKeepScrollPosition();
    if (before.pathname === location.pathname) {
      if (isUndone) return undefined;
      // Once a list has been filtered as the address says: what is above decides where a place is.
      queueMicrotask(() => moveWithinPage(hash));
      return undefined;
    }
    goToTop("instant");
    // It describes the page this document was loaded for. Crawlers load documents.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    setAnnouncement(`${labels.navigationDone}: ${document.title}`);
    // The address has the term too, and is newer than one that was asked for and never reached.
    takeTarget();
    if (hash === "") return undefined;
    layOutAll();
    const timer = setTimeout(() => scrollToAnchor(hash), anchorDelay);
    return () => clearTimeout(timer);
  }, [location]);

  return (
    <>
      {navigation.state !== "idle" && <div className="progress-bar" aria-hidden="true" />}
      <output className="sr-only">{announcement}</output>
    </>
  );
}

function goToTop(behavior: ScrollBehavior): void {
  scrollTo({ top: 0, left: 0, behavior });
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

function moveWithinPage(hash: string): void {
  if (restoreScrollPosition()) return;
  if (hash === "") goToTop(scrollBehavior());
  else scrollToAnchor(hash);
}

/** The browser has gone to the hash by itself, and the visitor perhaps further; but a filter has moved everything since. */
function jumpAfterLoad(): () => void {
  const { hash, search } = location;
  const timer = setTimeout(() => {
    const target = takeTarget();
    if (hash !== "") scrollToAnchor(hash, search === "");
    else if (target !== undefined) scrollToAnchor(`#${target}`);
  }, anchorDelay);
  return () => clearTimeout(timer);
}

/** Back and Forward start at the top too; a reload keeps its place, as the visitor expects. */
function takeOverScrolling(): void {
  decideScrolling();
  for (const event of ["pagehide", "pageshow"]) addEventListener(event, decideScrolling);
}

function decideScrolling(event?: Event): void {
  history.scrollRestoration = event?.type === "pagehide" ? "auto" : "manual";
}
