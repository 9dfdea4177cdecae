import { readFileSync } from "node:fs";

import { contentFolder } from "#site/content/content-folder.server.ts";
import type { SitePage } from "#site/content/page-data/site-pages.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { llmsPath, markdownPath, releasePath, sbomPath } from "#site/paths.ts";

import { readLastChanges } from "../last-changes.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";

/** Returns every page of a build as Markdown, and an index of these files. */
export function markdownFiles(folder: string, site: SiteFacts, pages: readonly SitePage[]): Record<string, string> {
  const lastChange = readLastChanges(contentFolder());
  const texts = pages.map(({ path, meta, files }) => {
    const url = site.origin + path;
    const facts = { title: meta.title, description: meta.description, url, lastModified: lastChange(files) };
    const front = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
    const body = htmlToMarkdown(readFileSync(`${folder}${path}/index.html`, "utf8"), url);
    return [markdownPath(path), `---\n${front.join("")}---\n\n${body}`] as const;
  });
  return { ...Object.fromEntries(texts), [llmsPath]: listMarkdownPages(site, pages) };
}

/** Returns llms.txt (llmstxt.org): a title, a summary, and links grouped by section. */
function listMarkdownPages({ siteName, origin }: SiteFacts, pages: readonly SitePage[]): string {
  const home = pages.find(({ path }) => path === "/");
  const sections = Map.groupBy(pages, ({ path, label: [section] }) =>
    section === undefined || path.lastIndexOf("/") === 0 ? siteName : section,
  );
  const lists = [...sections].map(([name, rows]) => {
    const lines = rows.map(
      ({ path, meta }) => `- [${meta.title}](${origin}${markdownPath(path)}): ${meta.description}\n`,
    );
    return `## ${name}\n\n${lines.join("")}`;
  });
  const proof =
    "## This release\n\n" +
    `- [Release](${origin}${releasePath}): commit, time and list of packages\n` +
    `- [Bill of materials](${origin}${sbomPath}): production packages in CycloneDX format\n`;
  return `# ${siteName}\n\n> ${home?.meta.description ?? ""}\n\n${[...lists, proof].join("\n")}`;
}
