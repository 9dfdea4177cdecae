import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

import { aboutAlias, legacyFolder } from "#site/paths.ts";

import { once } from "./build-cache.ts";

/** Returns all files below a folder, in a stable order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/** Returns the paths of all pages in a build, without aliases and redirect notices. */
export function listPublicPages(folder: string): string[] {
  const excluded = [aboutAlias, legacyFolder];
  return listFiles(folder)
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.relative(folder, path.dirname(file))}`)
    .filter((page) => !excluded.some((name) => `${page}/`.startsWith(`${name}/`)));
}

/** Writes texts by their names in a folder. */
export function writeFiles(folder: string, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|md)$/;

/** Writes .br and .gz next to every text file, so that the server compresses nothing. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => compressible.test(file)).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const brotli = await once([JSON.stringify(process.versions), content], () => promisify(brotliCompress)(content));
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
