import { isDeepStrictEqual } from "node:util";

import Fastify, { LogController } from "fastify";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";

import { employeesPath, employeesQuery } from "./contract.ts";
import { DatabaseError } from "./database/connect-database.ts";
import type { Database } from "./database/connect-database.ts";
import { listEmployees } from "./employees.ts";
import { addIndexing } from "./indexing/add-indexing.ts";
import type { IndexingOptions } from "./indexing/add-indexing.ts";

type AppOptions = { logLevel: string; key: string; database: Database; indexing: IndexingOptions };

const acceptedQuery = Object.fromEntries(new URLSearchParams(employeesQuery));

// Codes of PostgREST: https://docs.postgrest.org/en/v13/references/errors.html
const errors = {
  400: ["PGRST100", "The query could not be understood"],
  401: ["PGRST301", "No valid API key was sent in the header apikey"],
  404: ["PGRST125", "There is nothing at this path"],
  500: ["PGRST000", "The service failed"],
  503: ["PGRST001", "The database is not responding"],
} as const;

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
  });
  app.addHook("onClose", () => database.close());
  app.addHook("onRequest", (_request, reply, next) => {
    void reply.header("x-content-type-options", "nosniff").header("cache-control", "no-store");
    next();
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error instanceof DatabaseError) {
      app.log.warn({ reason: error.message }, "the database is not responding");
      return refuse(reply, 503);
    }
    if ((error.statusCode ?? 500) < 500) return refuse(reply, 400);
    // Log stack frames only: error messages may contain visitor input or row data.
    const trace = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
    app.log.error({ trace }, "request failed");
    return refuse(reply, 500);
  });

  app.get("/healthz", () => ({ status: "ok" }));

  app.get("/readyz", async () => {
    await listEmployees(database);
    return { status: "ok" };
  });

  app.get<{ Querystring: Record<string, unknown> }>(employeesPath, async ({ headers, query }, reply) => {
    if (headers["apikey"] !== key) return refuse(reply, 401);
    if (!isDeepStrictEqual({ ...query }, acceptedQuery)) return refuse(reply, 400, `?${employeesQuery}`);
    const employees = await listEmployees(database);
    // nginx caches only responses with this range, which a wrong server does not send.
    void reply.header("content-range", `0-${employees.length - 1}/*`).header("cache-control", "max-age=300");
    return employees;
  });

  addIndexing(app, indexing);

  return app;
}

/** Sends an error in the format of PostgREST, for its clients. */
function refuse(reply: FastifyReply, status: keyof typeof errors, hint: string | null = null): FastifyReply {
  const [code, message] = errors[status];
  return reply.code(status).send({ code, details: null, hint, message });
}
