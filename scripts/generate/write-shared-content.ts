import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Generated } from "#site/content/page-data/shared-content.server.ts";

const folder = path.resolve("site/generated");
const types = { "shared-content": "SharedContent", "script-values": "ScriptValues" };

/** Writes labels, menus and company facts as a module for components, and a small one for scripts in the browser. */
export function writeSharedContent(generated: Generated): void {
  for (const [name, type] of Object.entries(types)) {
    const parts = Object.entries(generated[name as keyof Generated]).map(
      ([part, value]) => `export const ${part} = ${JSON.stringify(value)} as ${type}["${part}"];\n`,
    );
    const text = `// Written by \`pnpm prepare\` from content/.
import type { ${type} } from "#site/content/page-data/shared-content.server.ts";

${parts.join("")}`;
    const file = path.join(folder, `${name}.ts`);
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
}
