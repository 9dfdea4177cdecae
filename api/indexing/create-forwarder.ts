import type { FastifyBaseLogger } from "fastify";

import { describePages } from "../contract.ts";
import type { PageManifest } from "../contract.ts";
import { callIndexNow, isAccepted } from "./call-indexnow.ts";

/** In milliseconds, after a failed call: visitors must not repeat calls with a wrong key or to a busy service. */
const pause = 3_600_000;
/** A hanging DNS lookup blocks one of Node's four threads per call; keep two free. */
const maximumCalls = 2;

/** Creates a function that forwards each version of a page once per process, and returns whether it started a call. */
export function createForwarder(upstream: string, log: FastifyBaseLogger) {
  const sent = new Map<string, string | undefined>();
  let calls = 0;
  let pausedUntil = 0;

  async function send(site: PageManifest, paths: string[]): Promise<void> {
    // Set before the response, so that simultaneous visitors cause one call.
    for (const path of paths) sent.set(path, site.pages[path]);
    calls += 1;
    const status = await callIndexNow(upstream, describePages(site, paths));
    calls -= 1;
    if (isAccepted(status)) return log.info({ status, pages: paths.length }, "the indexing service accepted the pages");
    for (const path of paths) if (sent.get(path) === site.pages[path]) sent.delete(path);
    pausedUntil = Date.now() + pause;
    return log.warn({ status, pages: paths.length }, "the indexing service did not accept the pages");
  }

  return (site: PageManifest, paths: readonly string[]): boolean => {
    const unsent = [...new Set(paths)].filter((path) => sent.get(path) !== site.pages[path]);
    if (unsent.length === 0 || calls >= maximumCalls || Date.now() < pausedUntil) return false;
    void send(site, unsent);
    return true;
  };
}
