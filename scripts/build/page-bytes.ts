import { existsSync, statSync } from "node:fs";
import path from "node:path";

/** Prints the brotli bytes of each page with its styles, and of all scripts. Few of them are loaded by a first visit. */
export function printPageBytes(folder: string, pages: readonly string[], scripts: readonly string[]): void {
  const rows = [
    ...pages.map((file) => [`/${path.relative(folder, file.replace(/\/index\.html$/, ""))}`, file] as const),
    ...scripts.map((file) => [path.relative(folder, file), file] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${"kB brotli".padEnd(width)}`);
  for (const [name, file] of rows) console.log(name.padEnd(width) + kilobytes(brotliSize(file)));
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

function brotliSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
