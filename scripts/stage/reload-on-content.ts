import path from "node:path";

import type { Plugin } from "vite";

import { readContent } from "#site/collections/content.server.ts";

/**
 * In development, a saved content file shows at once. New or deleted pages restart the server, because routes follow
 * files, but only while the content is right: half-written files must not end anybody's session.
 */
export function reloadOnContent(): Plugin {
  const folder = path.resolve("content");
  return {
    name: "reload-on-content",
    apply: "serve",
    configureServer(server) {
      const routes = pagesOf(folder);
      server.watcher.add(folder);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(folder + path.sep)) return;
        const changed = pagesOf(folder);
        if (changed instanceof Error) server.config.logger.error(changed.message);
        else if (changed !== routes) {
          void server.restart();
          return;
        }
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}

/** The pages that come from files, as one comparable text; or what is wrong with the content. */
function pagesOf(folder: string): string | Error {
  try {
    const { services, cases, articles } = readContent(folder);
    return [...services, ...cases, ...articles].map(({ slug }) => slug).join(" ");
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
