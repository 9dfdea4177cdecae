import type { FastifyInstance, FastifySchema } from "fastify";

import { indexingMessage, indexingPath } from "./contract.ts";
import type { IndexingMessage } from "./contract.ts";
import { callIndexNow, isAccepted, readManifest } from "./indexnow.ts";

/** In milliseconds, after a failed call: visitors must not repeat calls with a wrong key or to a busy service. */
const pause = 3_600_000;

const urlList = { type: "array", items: { type: "string" } };
const schema: FastifySchema = { body: { type: "object", required: ["urlList"], properties: { urlList } } };

export type IndexingOptions = { manifest: string; upstream: string };

/** Forwards page reports to the indexing service, each page once per process. No visitor waits for it (016). */
export function addIndexing(app: FastifyInstance, { manifest, upstream }: IndexingOptions): void {
  const site = readManifest(manifest);
  if (site === undefined) return;
  const everyPage = indexingMessage(site, Object.keys(site.pages));
  const known = new Set(everyPage.urlList);
  const sent = new Set<string>();
  let pausedUntil = 0;

  async function send(urls: string[]): Promise<void> {
    // One call at a time, because a hanging DNS lookup blocks one of Node's four threads.
    pausedUntil = Infinity;
    const status = await callIndexNow(upstream, { ...everyPage, urlList: urls });
    if (isAccepted(status)) for (const url of urls) sent.add(url);
    pausedUntil = isAccepted(status) ? 0 : Date.now() + pause;
    app.log[isAccepted(status) ? "info" : "warn"]({ status, pages: urls.length }, "called the indexing service");
  }

  app.post<{ Body: IndexingMessage }>(indexingPath, { schema }, ({ headers, body }, reply) => {
    // Scripts cannot forge these headers in a browser. Old browsers omit sec-fetch-site.
    const isOwn = headers.origin === site.origin && (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
    if (!isOwn) return reply.code(403).send();
    if (!body.urlList.every((url) => known.has(url))) return reply.code(422).send();
    const unsent = [...new Set(body.urlList)].filter((url) => !sent.has(url));
    if (unsent.length === 0 || Date.now() < pausedUntil) return reply.code(204).send();
    void send(unsent);
    return reply.code(202).send();
  });
}
