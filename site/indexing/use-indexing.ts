import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { site } from "#site/generated/shell.ts";

import { postPage } from "./post-page.ts";

const { origin, indexingKey: key } = site;

/** Reports page views on the production origin only; skips unknown URLs. */
export function useIndexing(): void {
  const { pathname } = useLocation();
  const isPage = useMatches().at(-1)?.id !== "*";
  useEffect(() => {
    if (key === undefined || !isPage || location.origin !== origin) return;
    whenIdle(() => void postPage({ origin, key }, pathname));
  }, [isPage, pathname]);
}

/** Runs a function when the browser is idle, but not while the page is prerendered. */
function whenIdle(run: () => void): void {
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => whenIdle(run), { once: true });
  } else if ("requestIdleCallback" in globalThis) requestIdleCallback(run);
  else setTimeout(run, 200);
}
