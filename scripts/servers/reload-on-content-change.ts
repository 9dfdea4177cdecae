import { readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";

import { isRunnableDevEnvironment } from "vite";
import type { Connect, Plugin, ViteDevServer } from "vite";

import type * as ContentModule from "#site/content/content.server.ts";
import type * as DrawingFilesModule from "#site/content/page-data/drawing-files.server.ts";
import type * as SharedContentModule from "#site/content/page-data/shared-content.server.ts";

import { writeSharedContent } from "../generate/write-shared-content.ts";

const content = path.resolve(process.env["CONTENT_DIR"] ?? "content");
const code = path.resolve("site/content");

/**
 * Reloads the page after any file that it is made of was saved. New or deleted pages restart the server, because routes
 * depend on files, but only if the content is valid: an incomplete file must not end the session.
 */
export function reloadOnContentChange(): Plugin {
  return {
    name: "reload-on-content",
    apply: "serve",
    // Pages are rendered on the server, where the browser's own updates do not reach.
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.length > 0) reload(server);
    },
    configureServer(server) {
      const { ssr } = server.environments;
      const pages = listPages();
      let timer: NodeJS.Timeout | undefined;
      server.middlewares.use((request, response, next) => void serveDrawing(request, response, next));
      server.watcher.add(content);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(content + path.sep)) return;
        // A file is empty for a moment while it is written.
        clearTimeout(timer);
        timer = setTimeout(() => void update(), 50);
      });

      async function update(): Promise<void> {
        const isValid = await readAgain();
        if (isValid && listPages() !== pages) return server.restart();
        ssr.moduleGraph.invalidateAll();
        reload(server);
      }

      /** Reads the content and writes labels, menus and company facts. Returns whether the content is valid. */
      async function readAgain(): Promise<boolean> {
        try {
          const { renewContent } = await load<typeof ContentModule>("content.server.ts");
          const { describeSharedContent } = await load<typeof SharedContentModule>(
            "page-data/shared-content.server.ts",
          );
          writeSharedContent(describeSharedContent(renewContent()));
          return true;
        } catch (error) {
          server.config.logger.error(error instanceof Error ? error.message : String(error));
          return false;
        }
      }

      /** Serves drawings, which are files in the build only. */
      async function serveDrawing(
        { url = "" }: Connect.IncomingMessage,
        response: ServerResponse,
        next: Connect.NextFunction,
      ) {
        if (!url.endsWith(".svg")) return next();
        try {
          const { drawingFiles } = await load<typeof DrawingFilesModule>("page-data/drawing-files.server.ts");
          const svg = drawingFiles()[url];
          return svg === undefined ? next() : response.setHeader("Content-Type", "image/svg+xml").end(svg);
        } catch (error) {
          return next(error);
        }
      }

      /**
       * Loads a module again after each edit. With a plain import, it would be part of the Vite configuration: every
       * edit would restart the server, and invalid content would end it.
       */
      async function load<Module>(file: string): Promise<Module> {
        if (!isRunnableDevEnvironment(ssr)) throw new Error("The dev server cannot load modules");
        return await ssr.runner.import<Module>(path.join(code, file));
      }
    },
  };
}

const reload = ({ environments }: ViteDevServer): void => environments.client.hot.send({ type: "full-reload" });

/** Returns the files of pages as one comparable string. */
const listPages = (): string =>
  ["services", "cases", "articles"].flatMap((folder) => readdirSync(path.join(content, folder))).join(" ");
