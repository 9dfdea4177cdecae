import type { SitePage } from "#site/content/page-data/site-pages.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { pageGraph } from "#site/seo/json-ld.ts";

import { addPolicy } from "./page-policy.ts";

type Parts = {
  /** Runs in every page before the first paint (site/entry.head.ts). */
  headScript: string;
  /** URL of the script of every page (site/entry.page.ts). */
  pageScript: string;
  /** Returns the text of a stylesheet. */
  readStyles: (href: string) => string;
};

const stylesheets = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Markup that the content security policy would block in the browser. */
const blockedMarkup = {
  "a style attribute": /<[a-z][^>]*\sstyle=/,
  "a <style> element": /<style\b/,
  "a data: URL": /(?:src|href|srcset)="data:/,
};

/**
 * Inlines the styles of a prerendered page and adds its scripts and its policy (docs/decisions/026-inline-page-styles.md,
 * 020-put-the-csp-into-the-page.md).
 */
export function finishPage(html: string, { headScript, pageScript, readStyles }: Parts): string {
  rejectBlockedMarkup(html);
  const styles = [...html.matchAll(stylesheets)].map(([, href = ""]) => readStyles(href)).join("\n");
  const script = `<script data-page="${pageScript}">${headScript}</script>`;
  const [first] = html.match(stylesheets) ?? [];
  if (first === undefined) throw new Error("A page links no stylesheet");
  const finished = html
    // Before the stylesheet for print, which overrides them.
    .replace(first, () => `<style>${styles}</style>`)
    .replaceAll(stylesheets, "")
    .replace("</head>", () => `${script}</head>`);
  return addPolicy(finished);
}

/** Appends a page's structured data (docs/decisions/017-write-structured-data-at-build.md). */
export function addStructuredData(html: string, site: SiteFacts, page: SitePage): string {
  const graph = JSON.stringify(pageGraph(site, page)).replaceAll("<", String.raw`\u003c`);
  return html.replace("</body>", () => `<script type="application/ld+json">${graph}</script></body>`);
}

function rejectBlockedMarkup(html: string): void {
  const markup = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  for (const [name, pattern] of Object.entries(blockedMarkup))
    if (pattern.test(markup)) throw new Error(`A page contains ${name}, which our content security policy blocks`);
}
