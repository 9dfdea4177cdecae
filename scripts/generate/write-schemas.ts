// Writes content/.schemas/*.json, which give editors completion and help: `pnpm generate`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

import { jsonSchemas } from "#site/collections/schemas/json-schemas.server.ts";

const folder = "content/.schemas";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(schema, undefined, 2)}\n`);
}
