import Fastify, { LogController } from "fastify";
import type { FastifyInstance } from "fastify";

/** The read-only data service. It says that it lives; the team's data comes with the database. */
export function buildApp({ logLevel }: { logLevel: string }): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel },
    // Visitors' addresses and paths are nobody's business here.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 5000,
    connectionTimeout: 10_000,
    keepAliveTimeout: 10_000,
    bodyLimit: 8192,
  });

  app.get("/healthz", () => ({ status: "ok" }));

  return app;
}
