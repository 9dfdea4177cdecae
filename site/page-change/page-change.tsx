import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { labels } from "virtual:shell";

import { findAnchor } from "./find-anchor.ts";
import { showStructuredData } from "./show-structured-data.ts";

/** Anchors are scrolled to after the page has moved to its top. */
const anchorDelay = 100;

/** What a document load does by itself and a client navigation must do for it: top, focus, announcement, progress. */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ pathname, hash });
  const described = useRef(pathname);

  useEffect(takeOverScrolling, []);
  // From now on script does what style has done for the menu until here.
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    if (before.pathname === pathname) {
      if (hash !== "" && before.hash !== hash) scrollToAnchor(hash);
      return undefined;
    }
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    setAnnouncement(`${labels.navigationDone}: ${document.title}`);
    if (hash === "") return undefined;
    const timer = setTimeout(() => scrollToAnchor(hash), anchorDelay);
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  useEffect(() => {
    if (described.current === pathname) return undefined;
    described.current = pathname;
    return showStructuredData(pathname);
  }, [pathname]);

  return (
    <>
      {navigation.state !== "idle" && <div className="progress-bar" aria-hidden="true" />}
      <output className="sr-only">{announcement}</output>
    </>
  );
}

function scrollByUs(): void {
  history.scrollRestoration = "manual";
}

function scrollByBrowser(): void {
  history.scrollRestoration = "auto";
}

function scrollToAnchor(hash: string): void {
  findAnchor(hash)?.scrollIntoView();
}

/** Back and Forward start at the top too; a reload keeps its place, as the visitor expects. */
function takeOverScrolling(): () => void {
  scrollByUs();
  addEventListener("pagehide", scrollByBrowser);
  addEventListener("pageshow", scrollByUs);
  return () => {
    removeEventListener("pagehide", scrollByBrowser);
    removeEventListener("pageshow", scrollByUs);
    scrollByBrowser();
  };
}
