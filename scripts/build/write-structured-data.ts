import { readFileSync, writeFileSync } from "node:fs";

import type { SiteFacts } from "#site/collections/schemas/site-facts.server.ts";
import type { SitePage } from "#site/collections/views/site-page.server.ts";
import { graphPath } from "#site/paths.ts";
import { pageGraph } from "#site/seo/json-ld.ts";

import { pageFile } from "../files/page-file.ts";

/**
 * Puts each page's structured data at the end of its HTML, and beside it for page changes in the browser. Behind
 * everything React has rendered it hydrates cleanly (docs/decisions/017-structured-data.md).
 */
export function writeStructuredData(folder: string, site: SiteFacts, pages: readonly SitePage[]): void {
  for (const page of pages) {
    const graph = JSON.stringify(pageGraph(site, page)).replaceAll("<", String.raw`\u003c`);
    writeFileSync(folder + graphPath(page.path), graph);
    const file = pageFile(folder, page.path);
    const html = readFileSync(file, "utf8");
    const block = `<script type="application/ld+json">${graph}</script></body>`;
    writeFileSync(
      file,
      html.replace("</body>", () => block),
    );
  }
}
