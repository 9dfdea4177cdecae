import { mkdirSync, rmSync, writeFileSync } from "node:fs";

import { jsonSchemas } from "#site/content/schemas/json-schemas.server.ts";

const folder = "content/.schemas";

/** Writes JSON Schemas for completion and help in YAML files. `.vscode/settings.json` names the files of each. */
export function writeSchemas(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}
