import { LogController } from "fastify";

/** Sets a limit for every wait, and logs no requests: paths and IP addresses are personal data. */
export function serviceOptions(logLevel: string) {
  return {
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 5000,
    connectionTimeout: 10_000,
    keepAliveTimeout: 10_000,
    // By default Node checks for overdue requests every 30 seconds, and headersTimeout (1 minute) would extend requestTimeout.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 5000 },
    exposeHeadRoutes: false,
  };
}
