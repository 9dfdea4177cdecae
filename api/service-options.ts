import { LogController } from "fastify";

/** Every wait ends, and no visitor is written down. */
export function serviceOptions(logLevel: string) {
  return {
    logger: { level: logLevel },
    // Visitors' addresses and paths are nobody's business here.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 5000,
    connectionTimeout: 10_000,
    keepAliveTimeout: 10_000,
    // Node looks for overdue requests only every 30 seconds otherwise, and takes the longer of both limits for the whole
    // request: the one for its headers is a minute if nobody says so.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 5000 },
    exposeHeadRoutes: false,
  };
}
