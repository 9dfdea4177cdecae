import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigation, useNavigationType } from "react-router";

import {
  layOutAll,
  restoreScrollPosition,
  scrollBehavior,
  scrollToAnchor,
} from "#site/anchor-links/scroll-to-anchor.ts";
import { labels } from "#site/generated/shared-content.ts";
import { consumePendingTarget } from "#site/glossary/pending-target.ts";
import { useOnChange } from "#site/shell/use-on-change.ts";

import { consumeSkipNextScroll } from "./skip-next-scroll.ts";

import "./navigation-effects.css";

/** Lets the scroll to the top finish before the scroll to an anchor. */
const anchorDelay = 100;

/** Adds to client navigations what browsers do on a document load: scroll to top, focus, announcement, progress. */
export function NavigationEffects() {
  const location = useLocation();
  const navigation = useNavigation();
  const isTraversal = useNavigationType() === NavigationType.Pop;
  const [announcement, setAnnouncement] = useState("");

  useEffect(disableScrollRestoration, []);

  useOnChange(location, (previous) => {
    const { hash, pathname } = location;
    const shouldSkipScroll = consumeSkipNextScroll();
    if (previous.pathname === pathname) {
      // A microtask later, lists are filtered as the URL says and have their final height.
      if (!shouldSkipScroll) queueMicrotask(() => scrollWithinPage(hash, isTraversal));
      return undefined;
    }
    scrollToTop("instant");
    // The structured data describes the page that this document was loaded for.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    setAnnouncement(`${labels.navigationDone}: ${document.title}`);
    // Deletes a target that is older than the one in the URL.
    consumePendingTarget();
    if (hash === "") return undefined;
    layOutAll();
    const timer = setTimeout(() => scrollToAnchor(hash), anchorDelay);
    return () => clearTimeout(timer);
  });

  return (
    <>
      {navigation.state !== "idle" && <div className="progress-bar" aria-hidden="true" />}
      <output className="sr-only">{announcement}</output>
    </>
  );
}

function scrollToTop(behavior: ScrollBehavior): void {
  scrollTo({ top: 0, left: 0, behavior });
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

function scrollWithinPage(hash: string, isTraversal: boolean): void {
  if (restoreScrollPosition()) return;
  // Back and Forward jump, as in browsers. Chromium also drops a smooth scroll right after another one was canceled.
  const behavior = isTraversal ? "instant" : scrollBehavior();
  if (hash === "") scrollToTop(behavior);
  else scrollToAnchor(hash, behavior);
}

/**
 * Scrolls to the hash again if a filter in the URL has moved it since the browser did. Otherwise sets the focus only. Lists
 * have to be hydrated, because they show a target that their filter hides.
 */
export function scrollAfterLoad(): () => void {
  const { hash, search } = location;
  const timer = setTimeout(() => {
    const target = consumePendingTarget();
    if (hash !== "") scrollToAnchor(hash, search === "" ? "none" : undefined);
    else if (target !== undefined) scrollToAnchor(`#${target}`);
  }, anchorDelay);
  return () => clearTimeout(timer);
}

/** Makes Back and Forward start at the top. A reload still restores the scroll position. */
function disableScrollRestoration(): void {
  setScrollRestoration();
  for (const event of ["pagehide", "pageshow"]) addEventListener(event, setScrollRestoration);
}

function setScrollRestoration(event?: Event): void {
  history.scrollRestoration = event?.type === "pagehide" ? "auto" : "manual";
}
