import { hash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { listFiles } from "../lib/list-files.ts";

/** Writes the hashes of all files in parts of a folder, in the format of `sha256sum --check` (deploy/verify-checksums.sh). */
export function writeChecksums(folder: string, parts: readonly string[], list: string): void {
  const files = parts
    .map((part) => path.join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) => (statSync(part).isDirectory() ? listFiles(part) : [part]));
  const lines = files.map((file) => `${hash("sha256", readFileSync(file))}  ${path.relative(folder, file)}\n`);
  writeFileSync(path.join(folder, list), lines.join(""));
}
