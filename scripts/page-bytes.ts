import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

type Row = { page: string; html: number; js: number };

/** What a first visit to a page transfers, in brotli bytes: the page with its styles, and every script it names. */
export function measurePage(folder: string, file: string): Row {
  const html = readFileSync(file, "utf8");
  const page = `/${path.relative(folder, path.dirname(file))}`;
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const js = [...scripts].reduce((total, asset) => total + brotliSize(folder + asset), 0);
  return { page, html: brotliSize(file), js };
}

export function printPageBytes(folder: string, files: readonly string[]): void {
  const rows = files.map((file) => measurePage(folder, file));
  const width = Math.max(...rows.map(({ page }) => page.length));
  console.log(`\n${"First visit, kB brotli".padEnd(width)}     HTML      JS   total`);
  for (const { page, html, js } of rows) {
    console.log(page.padEnd(width) + [html, js, html + js].map(kilobytes).join(""));
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

function brotliSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
