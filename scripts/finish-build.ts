// After React Router has prerendered the pages: order what the browser loads, compress, and show the bytes.
import { rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

import { notFoundFile } from "#site/paths.ts";

import { compressFiles } from "./compress-files.ts";
import { listFiles } from "./list-files.ts";
import { loadScriptsLast } from "./load-scripts-last.ts";
import { printPageBytes } from "./page-bytes.ts";

const folder = "build/client";

// React Router writes a shell for addresses it did not prerender. All of ours are; the server answers the rest.
rmSync(`${folder}/__spa-fallback.html`, { force: true });
rmSync(`${folder}${notFoundFile}.data`, { force: true });

const pages = listFiles(folder).filter((file) => file.endsWith(".html"));
for (const page of pages) {
  await writeFile(page, loadScriptsLast(await readFile(page, "utf8")));
}
await compressFiles(listFiles(folder));
printPageBytes(folder, pages);
