import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

type Row = { page: string; html: number; javascript: number; data: number };

/** Returns the brotli bytes of a first visit: HTML with styles, JavaScript, and the page's data. */
function measurePage(folder: string, file: string): Row {
  const html = readFileSync(file, "utf8");
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  const sum = (is: (asset: string) => boolean): number =>
    scripts.filter(is).reduce((total, asset) => total + brotliSize(folder + asset), 0);
  return {
    page: `/${path.relative(folder, path.dirname(file))}`,
    html: brotliSize(file),
    javascript: sum((asset) => !isData(asset)),
    data: sum(isData),
  };
}

export function printPageBytes(folder: string, files: readonly string[]): void {
  const rows = files.map((file) => measurePage(folder, file));
  const width = Math.max(...rows.map(({ page }) => page.length));
  console.log(`\n${"First visit, kB brotli".padEnd(width)}     HTML      JS    data   total`);
  for (const { page, ...sizes } of rows) {
    const values = Object.values(sizes);
    console.log(page.padEnd(width) + [...values, values.reduce((sum, size) => sum + size)].map(kilobytes).join(""));
  }
}

/** The module that starts the page contains its data. */
const isData = (asset: string): boolean => asset.startsWith("/assets/start-");

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

function brotliSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
