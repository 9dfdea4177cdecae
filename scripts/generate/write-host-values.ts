import { writeFileSync } from "node:fs";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";

/** Writes what the worker of a static host needs of the content (deploy/static-host/worker.ts). */
export function writeHostValues({ origin, dataService, indexing }: SiteFacts, pages: readonly string[]): void {
  const values = { origin, dataService, indexingKey: indexing?.key ?? "", pages };
  writeFileSync("site/generated/host-values.json", JSON.stringify(values));
}
