import type { Plugin } from "vite";

import { readColors } from "#site/styles/read-colors.server.ts";

/**
 * Writes derived colors as digits into the built styles, as drawings that are files have them: these are shorter, and a
 * visitor's setting for more contrast does not change them.
 */
export function resolveColors(): Plugin {
  return {
    name: "resolve-colors",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) =>
        code.replaceAll(
          /(--color-([\w-]+):\s*)oklch\(from [^;}]+/g,
          (_, start: string, name: string) => start + readColors()(name),
        ),
    },
  };
}
