// After React Router has prerendered the pages: order what the browser loads, compress, and show the bytes.
import { rmSync, utimesSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

import { notFoundFile } from "#site/paths.ts";

import { findBlockedMarkup } from "./check-html.ts";
import { compressFiles } from "./compress-files.ts";
import { listFiles } from "./list-files.ts";
import { loadScriptsLast } from "./load-scripts-last.ts";
import { printPageBytes } from "./page-bytes.ts";
import { writeDataFiles } from "./write-data-files.ts";
import { writeFeed } from "./write-feed.ts";
import { writeSecurityPolicy } from "./write-security-policy.ts";
import { writeSecurityText } from "./write-security-text.ts";

const folder = "build/client";

// What the build leaves that no visitor needs: a shell for addresses that are not prerendered (all of ours are),
// data of the not-found page (it has no address), and the bundler's own list.
for (const name of ["/__spa-fallback.html", `${notFoundFile}.data`, "/.vite"]) {
  rmSync(folder + name, { recursive: true, force: true });
}

const pages = listFiles(folder).filter((file) => file.endsWith(".html"));
for (const page of pages) {
  const html = await readFile(page, "utf8");
  const blocked = findBlockedMarkup(html);
  if (blocked.length > 0)
    throw new Error(`${page} contains ${blocked.join(" and ")}, which our content security policy blocks`);
  await writeFile(page, loadScriptsLast(html));
}
writeDataFiles(folder);
writeFeed(folder);
writeSecurityText(folder);
writeSecurityPolicy(folder, pages, "build/nginx");
await compressFiles(listFiles(folder));
// The web server finds a page's policy by the date of its file: docs/decisions/020-a-policy-of-hashes.md.
const now = new Date();
for (const file of listFiles(folder)) utimesSync(file, now, now);
printPageBytes(folder, pages);
