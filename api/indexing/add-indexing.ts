import type { FastifyInstance, FastifySchema } from "fastify";

import { describePages, indexingPath } from "../contract.ts";
import type { IndexingMessage } from "../contract.ts";
import { describeProblem } from "../postgrest-error.ts";
import { createForwarder } from "./create-forwarder.ts";
import { openManifest } from "./open-manifest.ts";

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
    if (site === undefined) return reply.code(404).send(describeProblem(404));
    const { host, key, keyLocation } = describePages(site, []);
    // Scripts cannot forge these headers in a browser. Old browsers omit sec-fetch-site.
    const isOwn = headers.origin === site.origin && (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
    if (!isOwn || body.key !== key || body.keyLocation !== keyLocation) return reply.code(403).send();
    const paths = body.urlList.map((url) => (url.startsWith(site.origin) ? url.slice(site.origin.length) : ""));
    if (body.host !== host || !paths.every((path) => Object.hasOwn(site.pages, path))) return reply.code(422).send();
    return reply.code(forward(site, paths) ? 202 : 204).send();
  });
}
