import { readFileSync, writeFileSync } from "node:fs";

import { lastChange } from "#site/collections/reader/history.server.ts";
import type { SiteFacts } from "#site/collections/schemas/site-facts.server.ts";
import type { SitePage } from "#site/collections/views/site-page.server.ts";
import { llmsPath, markdownPath } from "#site/paths.ts";

import { pageFile } from "../files/page-file.ts";
import { htmlToMarkdown } from "./markdown/html-to-markdown.ts";

/** Every page once more as Markdown, for readers that are programs, and an index of them. */
export function writeMarkdownPages(folder: string, site: SiteFacts, pages: readonly SitePage[]): void {
  for (const { path, meta } of pages) {
    const url = site.origin + path;
    const facts = { title: meta.title, description: meta.description, url, lastModified: lastChange(path) };
    const front = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
    const body = htmlToMarkdown(readFileSync(pageFile(folder, path), "utf8"), url);
    writeFileSync(folder + markdownPath(path), `---\n${front.join("")}---\n\n${body}`);
  }
  writeFileSync(folder + llmsPath, listMarkdownPages(site, pages));
}

/** As llmstxt.org describes it: a title, a summary, and links under the names of their overviews. */
function listMarkdownPages({ siteName, origin }: SiteFacts, pages: readonly SitePage[]): string {
  const home = pages.find(({ path }) => path === "/");
  const sections = new Map<string, string[]>();
  for (const { path, meta, label } of pages) {
    const isTopLevel = path.lastIndexOf("/") === 0;
    const section = (isTopLevel ? undefined : label[0]) ?? siteName;
    const line = `- [${meta.title}](${origin}${markdownPath(path)}): ${meta.description}`;
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  const lists = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join("\n")}\n`);
  return `# ${siteName}\n\n> ${home?.meta.description ?? ""}\n\n${lists.join("\n")}`;
}
