import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";

/** Writes the values of deploy/site.env with the host and key of content/site.yaml. */
export function writeServerValues({ origin, dataService }: SiteFacts, file: string): void {
  const values = `HOST=${new URL(origin).host}\nAPI_KEY=${dataService.key}\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, readFileSync("deploy/site.env", "utf8") + values);
}
