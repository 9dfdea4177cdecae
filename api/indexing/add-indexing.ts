import type { FastifyBaseLogger, FastifyInstance, FastifySchema } from "fastify";

import { describeError } from "../postgrest-error.ts";
import { callIndexNow, isAccepted } from "./call-indexnow.ts";
import { indexingMessage, indexingPath } from "./contract.ts";
import type { IndexingMessage, PageManifest } from "./contract.ts";
import { openManifest } from "./open-manifest.ts";

/** In milliseconds, after a failed call: visitors must not repeat calls with a wrong key or to a busy service. */
const pause = 3_600_000;
/** A hanging DNS lookup blocks one of Node's four threads per call; keep two free. */
const maximumCalls = 2;

const text = { type: "string", minLength: 1, maxLength: 2048 };
const list = { type: "array", minItems: 1, maxItems: 50, items: text };
const properties = { host: text, key: text, keyLocation: text, urlList: list };
const required = Object.keys(properties);
const schema: FastifySchema = { body: { type: "object", additionalProperties: false, required, properties } };

export type IndexingOptions = { manifest: string; upstream: string };

/** Forwards page reports to the indexing service, once for each version of a page. No visitor waits for it (016). */
export function addIndexing(app: FastifyInstance, options: IndexingOptions): void {
  const readManifest = openManifest(options.manifest);
  const forward = createForwarder(options.upstream, app.log);

  app.post<{ Body: IndexingMessage }>(indexingPath, { schema }, ({ headers, body }, reply) => {
    const site = readManifest();
    if (site === undefined) return reply.code(404).send(describeError(404));
    const { host, key, keyLocation } = indexingMessage(site, []);
    // Scripts cannot forge these headers in a browser. Old browsers omit sec-fetch-site.
    const isOwn = headers.origin === site.origin && (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
    if (!isOwn || body.key !== key || body.keyLocation !== keyLocation) return reply.code(403).send();
    const paths = body.urlList.map((url) => (url.startsWith(site.origin) ? url.slice(site.origin.length) : ""));
    if (body.host !== host || !paths.every((path) => Object.hasOwn(site.pages, path))) return reply.code(422).send();
    return reply.code(forward(site, paths) ? 202 : 204).send();
  });
}

/** Creates a function that forwards each version of a page once per process, and returns whether it started a call. */
export function createForwarder(upstream: string, log: FastifyBaseLogger) {
  const sent = new Map<string, string | undefined>();
  let calls = 0;
  let pausedUntil = 0;

  async function send(site: PageManifest, paths: string[]): Promise<void> {
    // Set before the response, so that simultaneous visitors cause one call.
    for (const path of paths) sent.set(path, site.pages[path]);
    calls += 1;
    const status = await callIndexNow(upstream, indexingMessage(site, paths));
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
