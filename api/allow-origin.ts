import type { FastifyInstance } from "fastify";

import { employeesPath } from "./contract.ts";

/** Allows pages on another origin to read the team. The apikey header makes browsers send a preflight request first. */
export function allowOrigin(app: FastifyInstance, origin: string): void {
  app.addHook("onRequest", (request, reply, next) => {
    if (request.routeOptions.url === employeesPath) void reply.header("access-control-allow-origin", origin);
    next();
  });
  app.options(employeesPath, (_request, reply) =>
    reply.code(204).headers({ "access-control-allow-headers": "apikey", "access-control-max-age": "86400" }).send(),
  );
}
