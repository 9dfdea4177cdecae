import Fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { describePages, indexingPath } from "../contract.ts";
import type { IndexingMessage, PageManifest } from "../contract.ts";
import type { Database } from "../database/connect-database.ts";
import { serviceOptions } from "../service-options.ts";
import { askUpstream } from "./ask-upstream.ts";
import { createInbox } from "./inbox.ts";
import { messageSchema } from "./message-schema.ts";
import { startSender } from "./sender.ts";
import { submitChanged } from "./submit-changed.ts";
import { takeTurn } from "./take-turn.ts";

type Parts = {
  logLevel: string;
  upstream: string;
  batchDelay: number;
  retryDelay: number;
  readManifest: () => Promise<PageManifest>;
  /** For what a visitor waits for. */
  database: Database;
  /** For turns, in which nobody else may speak. */
  turns: Database;
};

const methods: Record<string, string> = {
  [indexingPath]: "POST",
  "/submit-changed": "POST",
  "/healthz": "GET",
  "/readyz": "GET",
};

/** The indexing relay: pages report themselves, and what has changed is handed on to one indexing service. */
export function buildRelay(parts: Parts): FastifyInstance {
  const { logLevel, upstream, batchDelay, retryDelay, readManifest, database, turns } = parts;
  const app = Fastify({
    ...serviceOptions(logLevel),
    bodyLimit: 8192,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    frameworkErrors: (_error, _request, reply: FastifyReply) => void reply.code(400).send(),
  });
  const inbox = createInbox(database);
  const sender = startSender({
    log: app.log,
    retryDelay,
    takeTurn: async () =>
      takeTurn({
        database: turns,
        manifest: await readManifest(),
        retryDelay,
        ask: (message) => askUpstream(upstream, message),
      }),
  });

  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", (request, reply, next) => {
    void reply.header("x-content-type-options", "nosniff").header("cache-control", "no-store");
    // Refused before a body is read.
    if (request.is404) refuseRoute(request, reply);
    else next();
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Error && "statusCode" in error && Number(error.statusCode) < 500)
      return reply.code(400).send();
    app.log.warn(
      { code: error instanceof Error && "code" in error ? error.code : "unknown" },
      "a report was not noted",
    );
    return reply.code(503).header("retry-after", "60").send();
  });
  app.addHook("onClose", async () => {
    await sender.stop();
    await Promise.all([database.close(), turns.close()]);
  });

  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async () => {
    await Promise.all([readManifest(), database.ask((sql) => sql`select from indexing.turn`)]);
    return { status: "ok" };
  });

  app.post<{ Body: IndexingMessage }>(
    indexingPath,
    {
      schema: messageSchema,
      onRequest: async (request, reply) => {
        if (isOwnPage(request, await readManifest())) return undefined;
        return reply.code(403).send();
      },
    },
    async ({ body }, reply) => {
      const manifest = await readManifest();
      const expected = describePages(manifest, []);
      if (body.key !== expected.key || body.keyLocation !== expected.keyLocation) return reply.code(403).send();
      const paths = body.urlList.map((url) => url.slice(manifest.origin.length));
      const known = paths.every(
        (path, index) => path in manifest.pages && body.urlList[index] === manifest.origin + path,
      );
      if (body.host !== expected.host || !known) return reply.code(422).send();

      const added = await inbox.accept(manifest, paths);
      if (added > 0) sender.wake(batchDelay);
      return reply.code(added > 0 ? 202 : 204).send();
    },
  );

  // For a release, from this machine: the web server hands nothing on to this path.
  app.post("/submit-changed", async (request, reply) => {
    if (request.headers.origin !== undefined) return reply.code(403).send();
    return submitChanged({ manifest: await readManifest(), inbox, sender, database });
  });

  return app;
}

/** Browsers say truthfully where a request comes from. */
function isOwnPage({ headers }: FastifyRequest, { origin }: PageManifest): boolean {
  return headers.origin === origin && (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
}

function refuseRoute(request: FastifyRequest, reply: FastifyReply): void {
  const allowed = methods[request.url.split("?")[0] ?? ""];
  if (allowed === undefined) void reply.code(404).send();
  else void reply.code(405).header("allow", allowed).send();
}
