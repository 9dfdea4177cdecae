import type { Plugin } from "vite";

import { contentFolder, readContent } from "#site/collections/content.server.ts";
import { describeShell } from "#site/collections/views/shell.server.ts";

const name = "virtual:shell";

/**
 * Makes what frames every page a module, one export for each part. In a loader it would stand in every page and in all
 * data of client navigation once more.
 */
export function shellModule(): Plugin {
  return {
    name: "shell-module",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const parts = Object.entries(describeShell(readContent(contentFolder())));
      return parts.map(([part, value]) => `export const ${part} = ${JSON.stringify(value)};\n`).join("");
    },
  };
}
