import { writeFileSync } from "node:fs";

import { getContent } from "#site/content/content.server.ts";
import { articlePath, feedPath, pagePath } from "#site/paths.ts";

/** Writes the Atom feed of the blog. Its dates are those of the articles, so that builds are reproducible. */
export function writeFeed(folder: string): void {
  const { site, pages, articles } = getContent();
  const blog = site.origin + pagePath("blog");
  const dates = articles.map(({ date, revised }) => revised ?? date).toSorted();

  const entries = articles.map(({ slug, title, excerpt, category, date, revised, author }) => {
    const url = site.origin + articlePath(slug);
    return `  <entry>
    <id>${escape(url)}</id>
    <title>${escape(title)}</title>
    <link rel="alternate" type="text/html" href="${escape(url)}"/>
    <published>${moment(date)}</published>
    <updated>${moment(revised ?? date)}</updated>
    <author><name>${escape(author)}</name></author>
    <category term="${escape(category)}"/>
    <summary>${escape(excerpt)}</summary>
  </entry>
`;
  });

  writeFileSync(
    folder + feedPath,
    `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escape(blog)}</id>
  <title>${escape(`${pages.blog.heading} | ${site.siteName}`)}</title>
  <subtitle>${escape(pages.blog.lead)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escape(site.origin + feedPath)}"/>
  <link rel="alternate" type="text/html" href="${escape(blog)}"/>
  <updated>${moment(dates.at(-1) ?? "")}</updated>
${entries.join("")}</feed>
`,
  );
}

const moment = (date: string): string => `${date}T00:00:00Z`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
