import { readFileSync, writeFileSync } from "node:fs";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import type { SitePage } from "#site/content/page-data/site-page.server.ts";
import { pageGraph } from "#site/seo/json-ld.ts";

import { pageFile } from "../lib/page-file.ts";

/**
 * Appends each page's structured data to its HTML, after everything React has rendered, so that hydration ignores it
 * (docs/decisions/017-write-structured-data-at-build.md).
 */
export function writeStructuredData(folder: string, site: SiteFacts, pages: readonly SitePage[]): void {
  for (const page of pages) {
    const graph = JSON.stringify(pageGraph(site, page)).replaceAll("<", String.raw`\u003c`);
    const file = pageFile(folder, page.path);
    const html = readFileSync(file, "utf8");
    const block = `<script type="application/ld+json">${graph}</script></body>`;
    writeFileSync(
      file,
      html.replace("</body>", () => block),
    );
  }
}
