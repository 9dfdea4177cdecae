// Writes content/.schemas/*.json and lists them in .vscode/settings.json, for completion and help: part of `pnpm generate`.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

import { jsonSchemas } from "#site/content/schemas/json-schemas.server.ts";

const folder = "content/.schemas";
const settingsFile = ".vscode/settings.json";

const write = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
const schemas = Object.entries(jsonSchemas());

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, schema] of schemas) write(`${folder}/${name}.json`, schema);

const contentFiles = (name: string) =>
  existsSync(`content/${name}`) ? `content/${name}/*.yaml` : `content/${name.replace("-", "/")}.yaml`;
const settings = JSON.parse(readFileSync(settingsFile, "utf8")) as object;
// Editors apply schemas to YAML files only, not to the front matter of MDX files.
const files = schemas.map(([name]) => [`${folder}/${name}.json`, contentFiles(name)] as const);
const help = Object.fromEntries(files.filter(([, pattern]) => globSync(pattern).length > 0));
write(settingsFile, { ...settings, "yaml.schemas": help });
