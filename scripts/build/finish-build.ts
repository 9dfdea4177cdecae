// Finishes the prerendered pages and writes all other files of the build: part of `pnpm build`.
import { readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { getContent } from "#site/content/content.server.ts";
import { drawingFiles } from "#site/content/page-data/drawing-files.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";
import { legacyFolder, notFoundFile } from "#site/paths.ts";

import { employeesPath } from "../../api/contract.ts";
import { teamRows } from "../../api/database/team.ts";
import { keyFile } from "../../api/indexing/contract.ts";
import { renderNginx } from "../../deploy/server/render-nginx.ts";
import { deleteUnused } from "./build-cache.ts";
import { compressFiles, listFiles, listPublicPages, writeFiles } from "./build-files.ts";
import { bundleHeadScript, writePageScript } from "./bundle-scripts.ts";
import { checkPageStyles, findStyles } from "./check-styles.ts";
import { addStructuredData, finishPage } from "./finish-page.ts";
import { hostFiles } from "./host-files.ts";
import { markdownFiles } from "./markdown/markdown-files.ts";
import { printPageBytes } from "./page-bytes.ts";
import { publicFiles } from "./public-files.ts";
import { releaseFiles } from "./release-files.ts";
import { legacyMap, pageManifest } from "./server-files.ts";
import { writeShareImages } from "./share-image/write-share-images.ts";
import { writeIcons } from "./write-icons.ts";

const folder = "build/client";

// The router's own scripts and data, which no page loads. Its client build is there for the styles.
for (const name of ["/.vite", "/../server"]) rmSync(folder + name, { recursive: true, force: true });
for (const file of listFiles(folder)) if (/\.(data|js)$/.test(file)) rmSync(file);

// The name that static hosts expect.
renameSync(`${folder + notFoundFile}/index.html`, `${folder + notFoundFile}.html`);
rmdirSync(folder + notFoundFile);

const content = getContent();
const { site } = content;
const sitePages = listSitePages();
const pages = listFiles(folder).filter((file) => file.endsWith(".html"));
const parts = {
  headScript: await bundleHeadScript("site/entry.head.ts"),
  pageScript: await writePageScript("site/entry.page.ts", folder),
  readStyles: (href: string) => readFileSync(folder + href, "utf8").trim(),
};
const styles = findStyles();
for (const page of pages) {
  const prerendered = await readFile(page, "utf8");
  if (!prerendered.includes("<main")) continue; // The alias of the About page only redirects.
  const html = finishPage(prerendered, parts);
  checkPageStyles(page, html, styles);
  const sitePage = sitePages.find((each) => path.join(folder, each.path, "index.html") === page);
  await writeFile(page, sitePage ? addStructuredData(html, site, sitePage) : html);
}

const paths = listPublicPages(folder);
const markdown = markdownFiles(folder, site, sitePages);
const key = site.indexing?.key;
rmSync("build/page-manifest.json", { force: true });
await writeIcons(folder, site);
await writeShareImages(folder, site, sitePages);
writeFiles(folder, {
  ...markdown,
  ...publicFiles(content, sitePages),
  ...drawingFiles(),
  // For hosts without a database, and for outages.
  [employeesPath]: JSON.stringify(teamRows()),
  // An indexing service verifies the key with this file. The protocol allows only the key in it.
  ...(key !== undefined && { [keyFile(key)]: key }),
});
writeFiles("build", {
  // Values of the data service; its other ones differ between servers (deploy/server/compose.yaml).
  "api.env": `API_KEY=${site.dataService.key}\nINDEXING_MANIFEST=page-manifest.json\n`,
  ...(key !== undefined && { "page-manifest.json": pageManifest(site, key, paths, markdown) }),
});
renderNginx("build/nginx", legacyMap(paths), {
  ORIGIN: site.origin,
  API_KEY: site.dataService.key,
  ...(site.dataService.origin !== "" && { TEAM: site.dataService.origin }),
});
writeFiles(folder, releaseFiles(site));
writeFiles(folder, hostFiles(site, paths, listFiles(folder)));
await compressFiles(listFiles(folder));
deleteUnused();
printPageBytes(
  folder,
  pages.filter((page) => !page.startsWith(folder + legacyFolder)),
  listFiles(folder).filter((file) => file.endsWith(".js")),
);
