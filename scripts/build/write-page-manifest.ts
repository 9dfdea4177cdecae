import { readFileSync, rmSync, writeFileSync } from "node:fs";

import { getContent } from "#site/collections/content.server.ts";

import { keyFile } from "../../api/contract.ts";
import type { PageManifest } from "../../api/contract.ts";
import { pageVersion } from "./page-version.ts";

/** What the data service knows of the pages, and the file by which an indexing service sees that the key is ours. */
export function writePageManifest(folder: string, addresses: readonly string[], file: string): void {
  const { origin, indexing } = getContent().site;
  rmSync(file, { force: true });
  if (indexing === undefined) return;
  const { key } = indexing;
  const pages = addresses.map((path) => [path, pageVersion(readFileSync(`${folder}${path}/index.html`, "utf8"))]);
  const manifest: PageManifest = { origin, key, pages: Object.fromEntries(pages) as Record<string, string> };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  // Exactly the key: the protocol allows nothing else in it.
  writeFileSync(folder + keyFile(key), key);
}
