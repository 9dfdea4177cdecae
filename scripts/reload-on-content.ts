import path from "node:path";

import type { Plugin } from "vite";

/** In development, a saved content file shows at once; a new or deleted one restarts the server, because routes follow files. */
export function reloadOnContent(): Plugin {
  const folder = path.resolve("content");
  return {
    name: "reload-on-content",
    apply: "serve",
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (event, file) => {
        if (!file.startsWith(folder + path.sep)) return;
        if (event === "change") {
          for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
          server.ws.send({ type: "full-reload" });
        } else if (event === "add" || event === "unlink") {
          void server.restart();
        }
      });
    },
  };
}
