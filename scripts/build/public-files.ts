// Files for crawlers, feed readers and other programs. Dates are those of the content, so that builds are reproducible.
import { readFileSync } from "node:fs";

import { contentFolder } from "#site/content/content-folder.server.ts";
import type { Content } from "#site/content/content.server.ts";
import type { SitePage } from "#site/content/page-data/site-pages.server.ts";
import { articlePath, feedPath, pagePath, sitemapPath } from "#site/paths.ts";

import { readLastChanges } from "./last-changes.ts";

const securityText = "/.well-known/security.txt";
const securityPolicy = "/.well-known/security-policy.txt";
const day = 86_400_000;

/** Returns the texts by their URLs. */
export function publicFiles(content: Content, pages: readonly SitePage[]): Record<string, string> {
  const { origin } = content.site;
  return {
    [sitemapPath]: sitemap(origin, pages),
    "/robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapPath}\n`,
    [feedPath]: feed(content),
    [securityText]: security(content),
    [securityPolicy]: readFileSync("SECURITY.md", "utf8"),
  };
}

function sitemap(origin: string, pages: readonly SitePage[]): string {
  const lastChange = readLastChanges(contentFolder());
  const entries = pages.map(
    ({ path, files }) => `  <url><loc>${origin}${path}</loc><lastmod>${lastChange(files)}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Returns the Atom feed of the blog. */
function feed({ site, pages, articles }: Content): string {
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
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escape(blog)}</id>
  <title>${escape(`${pages.blog.heading} | ${site.siteName}`)}</title>
  <subtitle>${escape(pages.blog.lead)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escape(site.origin + feedPath)}"/>
  <link rel="alternate" type="text/html" href="${escape(blog)}"/>
  <updated>${moment(dates.at(-1) ?? "")}</updated>
${entries.join("")}</feed>
`;
}

const moment = (date: string): string => `${date}T00:00:00Z`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

/** Returns security.txt (RFC 9116). The RFC recommends an expiry date within a year. */
function security({ site }: Content): string {
  const expires = new Date(Math.floor(Date.now() / day) * day + 360 * day);
  return `Contact: mailto:${site.mail}
Expires: ${expires.toISOString()}
Preferred-Languages: en, de
Canonical: ${site.origin}${securityText}
Policy: ${site.origin}${securityPolicy}
`;
}
