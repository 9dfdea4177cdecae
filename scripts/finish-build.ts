// After React Router has prerendered the pages: order what the browser loads, compress, and show the bytes.
import { rmSync, utimesSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

import { getContent } from "#site/collections/content.server.ts";
import { listSitePages } from "#site/collections/site-pages.server.ts";
import { movedFolder, notFoundFile } from "#site/paths.ts";

import { findBlockedMarkup } from "./check-html.ts";
import { compressFiles } from "./compress-files.ts";
import { dropFrame } from "./drop-frame.ts";
import { isAddress } from "./is-address.ts";
import { leanManifest } from "./lean-manifest.ts";
import { listFiles } from "./list-files.ts";
import { loadScriptsLast } from "./load-scripts-last.ts";
import { printPageBytes } from "./page-bytes.ts";
import { sayOnce } from "./say-once.ts";
import { writeDataFiles } from "./write-data-files.ts";
import { writeFeed } from "./write-feed.ts";
import { writeIcons } from "./write-icons.ts";
import { writeLegacyMap } from "./write-legacy-map.ts";
import { writePageManifest } from "./write-page-manifest.ts";
import { writeSecurityPolicy } from "./write-security-policy.ts";
import { writeSecurityText } from "./write-security-text.ts";
import { writeShareImages } from "./write-share-images.ts";
import { writeSitemap } from "./write-sitemap.ts";
import { writeStructuredData } from "./write-structured-data.ts";
import { writeTwins } from "./write-twins.ts";

const folder = "build/client";

// What the build leaves that no visitor needs: a shell for addresses that are not prerendered (all of ours are),
// data of the not-found page and the notices (they have no address), and the bundler's own list.
for (const name of ["/__spa-fallback.html", `${notFoundFile}.data`, "/.vite"]) {
  rmSync(folder + name, { recursive: true, force: true });
}
for (const file of listFiles(folder + movedFolder).filter((name) => name.endsWith(".data"))) rmSync(file);

for (const file of listFiles(`${folder}/assets`).filter((name) => /\/manifest-\w+\.js$/.test(name))) {
  await writeFile(file, leanManifest(await readFile(file, "utf8")));
}
const pages = listFiles(folder).filter((file) => file.endsWith(".html"));
for (const page of pages) {
  const html = await readFile(page, "utf8");
  const blocked = findBlockedMarkup(html);
  if (blocked.length > 0)
    throw new Error(`${page} contains ${blocked.join(" and ")}, which our content security policy blocks`);
  await writeFile(page, sayOnce(loadScriptsLast(html)));
}
for (const file of listFiles(folder).filter((name) => name.endsWith(".data"))) {
  await writeFile(file, dropFrame(await readFile(file, "utf8")));
}
const addresses = pages.map((page) => page.slice(folder.length, -"/index.html".length) || "/").filter(isAddress);
const { site } = getContent();
const sitePages = listSitePages();
writeStructuredData(folder, site, sitePages);
writeTwins(folder, site, sitePages);
writeSitemap(folder, site, sitePages);
writeIcons(folder, site);
await writeShareImages(folder, site, sitePages);
writeDataFiles(folder);
writeFeed(folder);
writePageManifest(folder, addresses, "build/page-manifest.json");
writeLegacyMap(addresses, "build/nginx/legacy-map.conf");
writeSecurityText(folder);
writeSecurityPolicy(folder, pages, "build/nginx");
await compressFiles(listFiles(folder));
// The web server finds a page's policy by the date of its file: docs/decisions/020-a-policy-of-hashes.md.
const now = new Date();
for (const file of listFiles(folder)) utimesSync(file, now, now);
printPageBytes(
  folder,
  pages.filter((page) => !page.startsWith(folder + movedFolder)),
);
