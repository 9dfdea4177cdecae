import type { FastifyInstance } from "fastify";

import { employeesPath } from "./contract.ts";

/** Lets the pages of a site on another host read the team. Their browsers ask before they send the key. */
export function allowOrigin(app: FastifyInstance, origin: string): void {
  app.addHook("onRequest", (request, reply, next) => {
    if (request.routeOptions.url === employeesPath) void reply.header("access-control-allow-origin", origin);
    next();
  });
  app.options(employeesPath, (_request, reply) =>
    reply.code(204).headers({ "access-control-allow-headers": "apikey", "access-control-max-age": "86400" }).send(),
  );
}
