import { hash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

import { getContent } from "#site/content/content.server.ts";
import { markdownPath } from "#site/paths.ts";

import { keyFile } from "../../api/contract.ts";
import type { PageManifest } from "../../api/contract.ts";

/** Writes the list of pages for the data service, and the file with which an indexing service verifies our key. */
export function writePageManifest(folder: string, paths: readonly string[], file: string): void {
  const { origin, indexing } = getContent().site;
  rmSync(file, { force: true });
  if (indexing === undefined) return;
  const { key } = indexing;
  // The Markdown changes with text, links and metadata of a page, but not with code, styles or the menu.
  const version = (path: string): string => hash("sha256", readFileSync(folder + markdownPath(path))).slice(0, 32);
  const pages = Object.fromEntries(paths.map((path) => [path, version(path)]));
  const manifest: PageManifest = { origin, key, pages };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  // The protocol allows only the key in this file.
  writeFileSync(folder + keyFile(key), key);
}
