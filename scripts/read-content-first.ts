import path from "node:path";
import { pathToFileURL } from "node:url";

import type { Plugin } from "vite";

type ServerBuild = { routes: { root: { module: { loader: () => unknown } } } };

/**
 * React Router gives the prerendering of a page ten seconds, and the first page has to wait until all content is read.
 * Read before that clock runs, the content may grow, and the machine may be busy.
 */
export function readContentFirst(): Plugin {
  return {
    name: "read-content-first",
    async configurePreviewServer() {
      const { routes } = (await import(pathToFileURL(path.resolve("build/server/index.js")).href)) as ServerBuild;
      routes.root.module.loader();
    },
  };
}
