import { readdirSync } from "node:fs";
import path from "node:path";

import type { Plugin, ViteDevServer } from "vite";

import type * as ContentModule from "#site/collections/content.server.ts";

import { loadModule } from "../build/load-module.ts";

const content = path.resolve("content");
const watched = [content, path.resolve("site/collections")];

/**
 * In development, a saved content file or schema shows at once, and so does what is wrong with it. New or deleted pages
 * restart the server, because routes follow files, but only while the content is right: half-written files must not end
 * anybody's session.
 */
export function reloadOnContentChange(): Plugin {
  return {
    name: "reload-on-content",
    apply: "serve",
    configureServer(server) {
      const pages = listPages();
      server.watcher.add(content);
      server.watcher.on("all", (_event, file) => {
        if (watched.some((folder) => file.startsWith(folder + path.sep))) void follow();
      });

      async function follow(): Promise<void> {
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        if (listPages() !== pages && (await isRight(server))) await server.restart();
        else server.ws.send({ type: "full-reload" });
      }
    },
  };
}

/** The pages that come from files, as one comparable text. */
const listPages = (): string =>
  ["services", "cases", "articles"].flatMap((folder) => readdirSync(path.join(content, folder))).join(" ");

async function isRight(server: ViteDevServer): Promise<boolean> {
  try {
    const { readContent } = await loadModule<typeof ContentModule>("site/collections/content.server.ts", server);
    readContent(content);
    return true;
  } catch (error) {
    server.config.logger.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}
