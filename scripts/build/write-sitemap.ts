import { writeFileSync } from "node:fs";

import { contentFolder } from "#site/content/content.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import type { SitePage } from "#site/content/page-data/site-page.server.ts";
import { sitemapPath } from "#site/paths.ts";

import { readLastChanges } from "./last-changes.ts";

/** Writes sitemap.xml and robots.txt. The dates are those of the content, so that builds are reproducible. */
export function writeSitemap(folder: string, { origin }: SiteFacts, pages: readonly SitePage[]): void {
  const lastChange = readLastChanges(contentFolder());
  const entries = pages.map(
    ({ path, files }) => `  <url><loc>${origin}${path}</loc><lastmod>${lastChange(files)}</lastmod></url>\n`,
  );
  writeFileSync(
    folder + sitemapPath,
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`,
  );
  writeFileSync(`${folder}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapPath}\n`);
}
