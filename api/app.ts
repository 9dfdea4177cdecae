import Fastify, { LogController } from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { employeesPath, employeesQuery } from "./contract.ts";
import type { Database } from "./database/connect-database.ts";
import { employeesSchema, listEmployees } from "./employees.ts";
import { addIndexing } from "./indexing/add-indexing.ts";
import type { IndexingOptions } from "./indexing/add-indexing.ts";
import { indexingPath } from "./indexing/contract.ts";
import { describeError } from "./postgrest-error.ts";

type AppOptions = {
  logLevel: string;
  key: string;
  database: Database;
  indexing: IndexingOptions;
};

const methods = new Map([
  [employeesPath, "GET"],
  [indexingPath, "POST"],
  ["/healthz", "GET"],
  ["/readyz", "GET"],
]);

/** Builds the data service: the team list, page reports for an indexing service, and two health checks. */
export function buildApp({ logLevel, key, database, indexing }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel },
    // Paths and IP addresses are personal data.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 8192,
    requestTimeout: 5000,
    connectionTimeout: 10_000,
    keepAliveTimeout: 10_000,
    // By default Node checks for overdue requests every 30 seconds, and headersTimeout (1 minute) would extend requestTimeout.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 5000 },
    exposeHeadRoutes: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).send(describeError(400));
    },
  });

  // A form on another site could send text/plain without a preflight request.
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", (request, reply, next) => {
    void reply.header("x-content-type-options", "nosniff").header("cache-control", "no-store");
    // Respond before a body is read.
    if (request.is404) refuseRoute(request, reply);
    else next();
  });
  app.setErrorHandler((error, _request, reply) => {
    const status = isClientError(error) ? 400 : 500;
    // Log stack frames only: error messages may contain visitor input or row data.
    if (status === 500) app.log.error({ trace: error instanceof Error ? stackFrames(error) : [] }, "request failed");
    return reply.code(status).send(describeError(status));
  });
  app.addHook("onClose", () => database.close());

  app.get("/healthz", () => ({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    try {
      await database.query((sql) => sql`select id from public.employees limit 1`);
      return { status: "ok" };
    } catch (error) {
      return sendDatabaseError(app, reply, error);
    }
  });

  app.get(employeesPath, { schema: employeesSchema }, async (request, reply) => {
    if (request.headers["apikey"] !== key) return reply.code(401).send(describeError(401));
    if (!isEmployeesQuery(request.url)) return reply.code(400).send(describeError(400, `?${employeesQuery}`));
    try {
      const employees = await listEmployees(database);
      // nginx sets its own cache time; other caches must revalidate.
      void reply.header("cache-control", "no-cache");
      // nginx caches only responses with this header.
      void reply.header("x-team-rows", String(employees.length));
      return employees;
    } catch (error) {
      return sendDatabaseError(app, reply, error);
    }
  });

  addIndexing(app, indexing);

  return app;
}

function refuseRoute(request: FastifyRequest, reply: FastifyReply): void {
  const allowed = methods.get(request.url.split("?")[0] ?? "");
  if (allowed === undefined) void reply.code(404).send(describeError(404));
  else void reply.code(405).header("allow", allowed).send(describeError(405));
}

function sendDatabaseError(app: FastifyInstance, reply: FastifyReply, error: unknown) {
  const code = error instanceof Error && "code" in error ? error.code : "unknown";
  app.log.warn({ code }, "the database is not responding");
  return reply.code(503).header("retry-after", "1").send(describeError(503));
}

/** Accepts the query of the contract only, with its parameters in any order and encoding. */
function isEmployeesQuery(url: string): boolean {
  const actual = new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?")) : "");
  const expected = new URLSearchParams(employeesQuery);
  return actual.size === expected.size && [...expected].every(([name, value]) => actual.get(name) === value);
}

function isClientError(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && Number(error.statusCode) < 500;
}

function stackFrames(error: Error): string[] {
  return (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
}
