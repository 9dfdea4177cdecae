import { createHash, timingSafeEqual } from "node:crypto";

import Fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { allowOrigin } from "./allow-origin.ts";
import { employeesPath, employeesQuery, indexingPath } from "./contract.ts";
import type { Database } from "./database/connect-database.ts";
import { employeesSchema } from "./employees-schema.ts";
import { listEmployees } from "./employees.ts";
import { addIndexing } from "./indexing/add-indexing.ts";
import type { IndexingChoices } from "./indexing/add-indexing.ts";
import { describeProblem } from "./problem.ts";
import { serviceOptions } from "./service-options.ts";

type Parts = {
  logLevel: string;
  key: string;
  /** The site's, if another host serves it. */
  allowedOrigin?: string;
  database: Database;
  indexing: IndexingChoices;
};

const methods = new Map([
  [employeesPath, "GET"],
  [indexingPath, "POST"],
  ["/healthz", "GET"],
  ["/readyz", "GET"],
]);

/** The data service: one question about the team, reports of pages for an indexing service, and two about itself. */
export function buildApp({ logLevel, key, allowedOrigin = "", database, indexing }: Parts): FastifyInstance {
  const app = Fastify({
    ...serviceOptions(logLevel),
    bodyLimit: 8192,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).send(describeProblem(400));
    },
  });

  // A form on another site could send it without asking first.
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", (request, reply, next) => {
    void reply.header("x-content-type-options", "nosniff").header("cache-control", "no-store");
    // Refused before a body is read.
    if (request.is404) refuseRoute(request, reply);
    else next();
  });
  app.setErrorHandler((error, _request, reply) => {
    const status = hasStatus(error) ? 400 : 500;
    // Messages may hold what a visitor sent or what a row says; where it happened never does.
    if (status === 500) app.log.error({ trace: error instanceof Error ? frames(error) : [] }, "request failed");
    return reply.code(status).send(describeProblem(status));
  });
  app.addHook("onClose", () => database.close());

  if (allowedOrigin !== "") allowOrigin(app, allowedOrigin);

  app.get("/healthz", () => ({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    try {
      await database.ask((sql) => sql`select id from public.employees limit 1`);
      return { status: "ok" };
    } catch (error) {
      return withoutDatabase(app, reply, error);
    }
  });

  app.get(employeesPath, { schema: employeesSchema }, async (request, reply) => {
    if (!isKey(request.headers["apikey"], key)) return reply.code(401).send(describeProblem(401));
    if (!asksForEmployees(request.url)) return reply.code(400).send(describeProblem(400, `?${employeesQuery}`));
    try {
      const employees = await listEmployees(database);
      // The site decides how long a list is fresh; no cache on the way has an opinion.
      void reply.header("cache-control", "no-cache");
      // The web server keeps only lists that were counted here.
      void reply.header("x-team-rows", String(employees.length));
      return employees;
    } catch (error) {
      return withoutDatabase(app, reply, error);
    }
  });

  addIndexing(app, indexing);

  return app;
}

function refuseRoute(request: FastifyRequest, reply: FastifyReply): void {
  const allowed = methods.get(request.url.split("?")[0] ?? "");
  if (allowed === undefined) void reply.code(404).send(describeProblem(404));
  else void reply.code(405).header("allow", allowed).send(describeProblem(405));
}

function withoutDatabase(app: FastifyInstance, reply: FastifyReply, error: unknown) {
  const code = error instanceof Error && "code" in error ? error.code : "unknown";
  app.log.warn({ code }, "the database does not answer");
  return reply.code(503).header("retry-after", "1").send(describeProblem(503));
}

/** Hashed first, so that neither the content nor the length of the key shows in the time it takes. */
function isKey(sent: string | string[] | undefined, key: string): boolean {
  const [given, expected] = [String(sent), key].map((text) => createHash("sha256").update(text).digest());
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}

/** The question of the contract, in any order of its parameters and any encoding, and no other. */
function asksForEmployees(url: string): boolean {
  const asked = new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?")) : "");
  const expected = new URLSearchParams(employeesQuery);
  return asked.size === expected.size && [...expected].every(([name, value]) => asked.get(name) === value);
}

function hasStatus(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && Number(error.statusCode) < 500;
}

function frames(error: Error): string[] {
  return (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
}
