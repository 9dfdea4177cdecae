import type { Plugin } from "vite";

import { employeesPath } from "../../api/contract.ts";
import { teamRows } from "../../api/database/team.ts";

/** Serves the team of team.json in `pnpm dev`, without the data service. */
export function serveTeam(): Plugin {
  return {
    name: "serve-team",
    apply: "serve",
    configureServer({ config, middlewares }) {
      // Reads the file for each visit, so that a change needs no restart.
      middlewares.use(employeesPath, (_request, response) => {
        try {
          response.setHeader("content-type", "application/json").end(JSON.stringify(teamRows()));
        } catch (error) {
          config.logger.error((error as Error).message);
          response.writeHead(503).end();
        }
      });
    },
  };
}
