import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { site } from "virtual:shell";

import { postPage } from "./post-page.ts";

const { origin, indexingKey: key } = site;

/** Reports every page that is opened, where it is at home and only there; an address without a page is not one. */
export function useIndexing(): void {
  const { pathname } = useLocation();
  const isPage = useMatches().at(-1)?.id !== "*";
  useEffect(() => {
    if (key === undefined || !isPage || location.origin !== origin) return;
    whenIdle(() => void postPage({ origin, key }, pathname));
  }, [isPage, pathname]);
}

/** When the browser has nothing better to do, and not before somebody looks at the page. */
function whenIdle(run: () => void): void {
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => whenIdle(run), { once: true });
  } else if ("requestIdleCallback" in globalThis) requestIdleCallback(run);
  else setTimeout(run, 200);
}
