// Finishes the prerendered pages, writes all other files of the build and their checksums: part of `pnpm build`.
import { readFileSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

import { getContent } from "#site/content/content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";
import { movedFolder, notFoundFile } from "#site/paths.ts";

import { compressFiles } from "./compress-files.ts";
import { isPublicPage } from "../lib/is-public-page.ts";
import { listFiles } from "../lib/list-files.ts";
import { printPageBytes } from "./page-bytes.ts";
import { writeChecksums } from "./write-checksums.ts";
import { writeCommit } from "./write-commit.ts";
import { writeDataFiles } from "./write-data-files.ts";
import { writeFeed } from "./write-feed.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { writeIcons } from "./write-icons.ts";
import { writeLegacyMap } from "./write-legacy-map.ts";
import { writePageManifest } from "./write-page-manifest.ts";
import { writeSecurityText } from "./write-security-text.ts";
import { writeServerValues } from "./write-server-values.ts";
import { writeShareImages } from "./write-share-images.ts";
import { writeSitemap } from "./write-sitemap.ts";
import { writeStructuredData } from "./write-structured-data.ts";
import { writeMarkdownPages } from "./write-markdown-pages.ts";
import { bundleScript } from "./bundle-script.ts";
import { finishPage } from "./finish-page.ts";

const folder = "build/client";

// Unused: the fallback for pages that are not prerendered, the bundler's manifest, and data of the not-found page and of
// redirect notices, which have no URL for client navigation.
for (const name of ["/__spa-fallback.html", `${notFoundFile}.data`, "/.vite"]) {
  rmSync(folder + name, { recursive: true, force: true });
}
for (const file of listFiles(folder + movedFolder).filter((name) => name.endsWith(".data"))) rmSync(file);

const pages = listFiles(folder).filter((file) => file.endsWith(".html"));
const parts = {
  headScript: await bundleScript("site/entry.head.ts"),
  readStyles: (href: string) => readFileSync(folder + href, "utf8").trim(),
};
for (const page of pages) {
  const prerendered = await readFile(page, "utf8");
  if (!prerendered.includes("<main")) continue; // The alias of the About page only redirects.
  const { html, start } = finishPage(prerendered, parts);
  await writeFile(page, html);
  await writeFile(folder + start.path, start.code);
}
const paths = pages.map((page) => page.slice(folder.length, -"/index.html".length) || "/").filter(isPublicPage);
const { site } = getContent();
const sitePages = listSitePages();
writeStructuredData(folder, site, sitePages);
writeMarkdownPages(folder, site, sitePages);
writeSitemap(folder, site, sitePages);
await writeIcons(folder, site);
await writeShareImages(folder, site, sitePages);
writeDataFiles(folder);
writeFeed(folder);
writePageManifest(folder, paths, "build/page-manifest.json");
writeLegacyMap(paths, "build/nginx/legacy-map.conf");
writeServerValues(site, "build/nginx/site.env");
writeSecurityText(folder);
writeHostFiles(paths, listFiles(folder), "build/hosts");
await compressFiles(listFiles(folder));
writeCommit("build/commit.txt");
writeChecksums(".", [folder, "build/nginx", "build/page-manifest.json", "build/commit.txt"], "build/build.sha256");
printPageBytes(
  folder,
  pages.filter((page) => !page.startsWith(folder + movedFolder)),
);
