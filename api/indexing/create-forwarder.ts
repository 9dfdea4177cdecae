import type { FastifyBaseLogger } from "fastify";

import { describePages } from "../contract.ts";
import type { PageManifest } from "../contract.ts";
import { callIndexNow, isTaken } from "./call-indexnow.ts";

/** Milliseconds without a call after one that has failed: a wrong key or a busy service is not asked by every visitor. */
const pause = 3_600_000;
/** A name server that hangs holds one of Node's four threads for each call; the others stay free. */
const callsAtOnce = 2;

/** Hands each page on once in each version, as long as this process lives. Says whether a call was begun. */
export function createForwarder(upstream: string, log: FastifyBaseLogger) {
  const sent = new Map<string, string | undefined>();
  let calls = 0;
  let pausedUntil = 0;

  async function send(site: PageManifest, paths: string[]): Promise<void> {
    // Remembered before the answer, so that a crowd makes one call.
    for (const path of paths) sent.set(path, site.pages[path]);
    calls += 1;
    const status = await callIndexNow(upstream, describePages(site, paths));
    calls -= 1;
    if (isTaken(status)) return log.info({ status, pages: paths.length }, "the indexing service has taken the pages");
    for (const path of paths) if (sent.get(path) === site.pages[path]) sent.delete(path);
    pausedUntil = Date.now() + pause;
    return log.warn({ status, pages: paths.length }, "the indexing service has not taken the pages");
  }

  return (site: PageManifest, paths: readonly string[]): boolean => {
    const unsent = [...new Set(paths)].filter((path) => sent.get(path) !== site.pages[path]);
    if (unsent.length === 0 || calls >= callsAtOnce || Date.now() < pausedUntil) return false;
    void send(site, unsent);
    return true;
  };
}
