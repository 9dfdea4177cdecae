import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { SharedContent } from "#site/content/page-data/shared-content.server.ts";

export const sharedContentFile = path.resolve("site/generated/shared-content.ts");

/**
 * Writes labels, menus and company facts as a module that every page shares. A loader would repeat it in every page
 * and in the data of every client navigation. Returns whether the file has changed.
 */
export function writeSharedContent(content: SharedContent): boolean {
  const parts = Object.entries(content).map(
    ([part, value]) => `export const ${part} = ${JSON.stringify(value)} as SharedContent["${part}"];\n`,
  );
  const text = `// Written by \`pnpm prepare\` from content/.
import type { SharedContent } from "#site/content/page-data/shared-content.server.ts";

${parts.join("")}`;
  if (existsSync(sharedContentFile) && readFileSync(sharedContentFile, "utf8") === text) return false;
  mkdirSync(path.dirname(sharedContentFile), { recursive: true });
  writeFileSync(sharedContentFile, text);
  return true;
}
