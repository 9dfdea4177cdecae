import { readdirSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

import type * as ContentModule from "#site/content/content.server.ts";
import type * as ShellModule from "#site/content/page-data/shell.server.ts";

import { loadModule } from "../build/load-module.ts";
import { shellId } from "../build/shell-module.ts";

const content = path.resolve(process.env["CONTENT_DIR"] ?? "content");
const code = path.resolve("site/content");
const clientEntry = path.resolve("site/entry.client.tsx");

/**
 * Reloads pages after a content file or a schema was saved. New or deleted pages restart the server, because routes
 * depend on files, but only if the content is valid: an incomplete file must not end the session.
 */
export function reloadOnContentChange(): Plugin {
  return {
    name: "reload-on-content",
    apply: "serve",
    transform: (source, id) =>
      id === clientEntry ? `${source}\nimport "/scripts/servers/show-edited-text.ts";` : null,
    configureServer(server) {
      const { client, ssr } = server.environments;
      const pages = listPages();
      let shell: string | undefined;
      let timer: NodeJS.Timeout | undefined;
      server.httpServer?.once("listening", () => void readShell().then((initial) => (shell = initial)));
      server.watcher.add(content);
      server.watcher.on("all", (_event, file) => {
        if (file.startsWith(code + path.sep)) reloadCode();
        if (!file.startsWith(content + path.sep)) return;
        // A file is empty for a moment while it is written.
        clearTimeout(timer);
        timer = setTimeout(() => void update(), 50);
      });

      async function update(): Promise<void> {
        const previous = shell;
        shell = await readShell();
        if (shell !== undefined && listPages() !== pages) return server.restart();
        if (shell === undefined || previous === undefined) return reloadCode();
        if (shell !== previous) {
          for (const { moduleGraph } of [client, ssr]) {
            const module = moduleGraph.getModuleById(shellId);
            if (module) moduleGraph.invalidateModule(module);
          }
        }
        server.ws.send({ type: "full-reload" });
      }

      function reloadCode(): void {
        for (const { moduleGraph } of [client, ssr]) moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      }

      /** Reads the content again and returns the data of header and footer, or nothing if the content is invalid. */
      async function readShell(): Promise<string | undefined> {
        try {
          const { forgetContent, getContent } = await loadModule<typeof ContentModule>(
            path.join(code, "content.server.ts"),
            server,
          );
          const { describeShell } = await loadModule<typeof ShellModule>(
            path.join(code, "page-data/shell.server.ts"),
            server,
          );
          forgetContent();
          return JSON.stringify(describeShell(getContent()));
        } catch (error) {
          server.config.logger.error(error instanceof Error ? error.message : String(error));
          return undefined;
        }
      }
    },
  };
}

/** Returns the files of pages as one comparable string. */
const listPages = (): string =>
  ["services", "cases", "articles"].flatMap((folder) => readdirSync(path.join(content, folder))).join(" ");
