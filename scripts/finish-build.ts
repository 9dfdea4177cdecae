// After React Router has prerendered the pages: order what the browser loads, compress, and show the bytes.
import { rmSync, utimesSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

import { getContent } from "#site/collections/content.server.ts";
import { reportsVitals } from "#site/collections/site-facts.server.ts";
import { listSitePages } from "#site/collections/site-pages.server.ts";
import { movedFolder, notFoundFile, vitalsPath } from "#site/paths.ts";

import { bundleScript } from "./bundle-script.ts";
import { findBlockedMarkup } from "./check-html.ts";
import { compressFiles } from "./compress-files.ts";
import { dropFrame } from "./drop-frame.ts";
import { isAddress } from "./is-address.ts";
import { leanManifest } from "./lean-manifest.ts";
import { listFiles } from "./list-files.ts";
import { loadScriptsLast } from "./load-scripts-last.ts";
import { printPageBytes } from "./page-bytes.ts";
import { pageStyles } from "./page-styles.ts";
import { sayOnce } from "./say-once.ts";
import { templateWords } from "./template-words.ts";
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
/** Written by the router for the discovery of routes, which is switched off (scripts/lean-router.ts). */
const unread = / data-discover=(\\?)"true\1"/g;
/** Where a page's head is centred, it is painted as a whole: parts of it would move when the rest comes. */
const headEnd = "page-head-end";
const wholeHeadFirst = `<link rel="expect" href="#${headEnd}" blocking="render" media="(width >= 64rem)"/>`;

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
const stylesOf = pageStyles(await readFile(getAsset(/\/site-[\w-]+\.css$/), "utf8"));
const brandFontUrl = getAsset(/\.woff2$/).slice(folder.length);
const script = await bundleScript("site/entry.head.ts", { brandFontUrl });
for (const page of pages) {
  const html = await readFile(page, "utf8");
  const blocked = findBlockedMarkup(html);
  if (blocked.length > 0)
    throw new Error(`${page} contains ${blocked.join(" and ")}, which our content security policy blocks`);
  if (!html.includes("<main")) continue; // An alias that only leads on.
  if (!html.includes(`id="${headEnd}"`)) throw new Error(`${page} has no ${headEnd}: a wide screen would wait for it`);
  const styles = stylesOf(html, templateWords(addressOf(page)));
  const head = `<script>${script}</script><style>${styles}</style>${wholeHeadFirst}</head>`;
  const text = sayOnce(loadScriptsLast(html)).replaceAll(unread, "");
  await writeFile(
    page,
    text.replace("</head>", () => head),
  );
}
for (const file of listFiles(folder).filter((name) => name.endsWith(".data"))) {
  await writeFile(file, dropFrame(await readFile(file, "utf8")).replaceAll(unread, ""));
}
const addresses = pages.map(addressOf).filter(isAddress);
const { site } = getContent();
const sitePages = listSitePages();
writeStructuredData(folder, site, sitePages);
writeTwins(folder, site, sitePages);
writeSitemap(folder, site, sitePages);
writeIcons(folder, site);
await writeShareImages(folder, site, sitePages);
writeDataFiles(folder);
if (reportsVitals(site)) await writeFile(folder + vitalsPath, await bundleScript("site/entry.vitals.ts"));
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

function addressOf(page: string): string {
  return page.slice(folder.length, -"/index.html".length) || "/";
}

function getAsset(name: RegExp): string {
  const [asset, ...others] = listFiles(`${folder}/assets`).filter((file) => name.test(file));
  if (asset === undefined || others.length > 0) throw new Error(`One file of the build should match ${String(name)}`);
  return asset;
}
