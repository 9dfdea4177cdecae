import { indexingKey as key, origin } from "#site/generated/script-values.ts";
import { onRestored } from "#site/page-life.ts";

import { indexingMessage, indexingPath } from "../../api/indexing/contract.ts";

/** Reports page views on the production origin only; skips unknown URLs. */
export function reportPages(): void {
  if (key === undefined || location.origin !== origin || document.querySelector("meta[name=robots]")) return;
  const sender = { origin, key };
  const report = () => whenIdle(() => void postPage(sender, location.pathname));
  report();
  onRestored(report);
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run);
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
