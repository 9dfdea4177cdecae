import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

import { site } from "#site/generated/shared-content.ts";

import { indexingMessage, indexingPath } from "../../api/contract.ts";

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

/** Reports a page to our own host. Logs the result to the console and ignores failures. */
async function postPage(sender: { origin: string; key: string }, path: string): Promise<void> {
  let result: unknown;
  try {
    const { status } = await fetch(indexingPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(indexingMessage(sender, [path])),
      credentials: "omit",
      // Completes the request after the page is closed.
      keepalive: true,
    });
    result = status;
  } catch (error) {
    result = error;
  }
  // oxlint-disable-next-line no-console -- CALL-2
  console.debug("Indexing", path, result);
}
