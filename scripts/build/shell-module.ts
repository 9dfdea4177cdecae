import type { Plugin, ViteDevServer } from "vite";

import type * as ContentModule from "#site/content/content.server.ts";
import type * as ShellModule from "#site/content/page-data/shell.server.ts";

import { loadModule } from "./load-module.ts";

const name = "virtual:shell";
export const shellId = `\0${name}`;

/**
 * Provides the data of header, menus and footer as a module. A loader would repeat it in every page and in the data of
 * every client navigation.
 */
export function shellModule(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: "shell-module",
    configureServer(devServer) {
      server = devServer;
    },
    resolveId: (id) => (id === name ? shellId : null),
    async load(id) {
      if (id !== shellId) return null;
      const content = await loadModule<typeof ContentModule>("site/content/content.server.ts", server);
      const shell = await loadModule<typeof ShellModule>("site/content/page-data/shell.server.ts", server);
      const parts = Object.entries(shell.describeShell(content.readContent(content.contentFolder())));
      return parts.map(([part, value]) => `export const ${part} = ${JSON.stringify(value)};\n`).join("");
    },
  };
}
