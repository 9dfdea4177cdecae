import type { Plugin, ViteDevServer } from "vite";

import type * as ContentModule from "#site/collections/content.server.ts";
import type * as ShellModule from "#site/collections/views/shell.server.ts";

import { loadModule } from "./load-module.ts";

const name = "virtual:shell";

/**
 * Makes what frames every page a module, one export for each part. In a loader it would stand in every page and in all
 * data of client navigation once more.
 */
export function shellModule(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: "shell-module",
    configureServer(started) {
      server = started;
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const content = await loadModule<typeof ContentModule>("site/collections/content.server.ts", server);
      const shell = await loadModule<typeof ShellModule>("site/collections/views/shell.server.ts", server);
      const parts = Object.entries(shell.describeShell(content.readContent(content.contentFolder())));
      return parts.map(([part, value]) => `export const ${part} = ${JSON.stringify(value)};\n`).join("");
    },
  };
}
