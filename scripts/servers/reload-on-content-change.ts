import { readdirSync } from "node:fs";
import path from "node:path";

import type { Plugin, ViteDevServer } from "vite";

import type * as ContentModule from "#site/collections/content.server.ts";

import { loadModule } from "../build/load-module.ts";

const content = path.resolve("content");
const watched = [content, path.resolve("site/collections")];

/**
 * Reloads pages after a content file or schema was saved. New or deleted pages restart the server, because routes depend
 * on files, but only if the content is valid: an incomplete file must not end the session.
 */
export function reloadOnContentChange(): Plugin {
  return {
    name: "reload-on-content",
    apply: "serve",
    configureServer(server) {
      const pages = listPages();
      server.watcher.add(content);
      server.watcher.on("all", (_event, file) => {
        if (watched.some((folder) => file.startsWith(folder + path.sep))) void reload();
      });

      async function reload(): Promise<void> {
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        if (listPages() !== pages && (await isValid(server))) await server.restart();
        else server.ws.send({ type: "full-reload" });
      }
    },
  };
}

/** Returns the files of pages as one comparable string. */
const listPages = (): string =>
  ["services", "cases", "articles"].flatMap((folder) => readdirSync(path.join(content, folder))).join(" ");

async function isValid(server: ViteDevServer): Promise<boolean> {
  try {
    const { readContent } = await loadModule<typeof ContentModule>("site/collections/content.server.ts", server);
    readContent(content);
    return true;
  } catch (error) {
    server.config.logger.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}
