import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Shell } from "#site/content/page-data/shell.server.ts";

export const shellFile = path.resolve("site/generated/shell.ts");

/**
 * Writes the data of header, menus and footer as a module that every page shares. A loader would repeat it in every page
 * and in the data of every client navigation. Returns whether the file has changed.
 */
export function writeShell(shell: Shell): boolean {
  const parts = Object.entries(shell).map(
    ([part, value]) => `export const ${part} = ${JSON.stringify(value)} as Shell["${part}"];\n`,
  );
  const text = `// Written by \`pnpm prepare\` from content/.
import type { Shell } from "#site/content/page-data/shell.server.ts";

${parts.join("")}`;
  if (existsSync(shellFile) && readFileSync(shellFile, "utf8") === text) return false;
  mkdirSync(path.dirname(shellFile), { recursive: true });
  writeFileSync(shellFile, text);
  return true;
}
