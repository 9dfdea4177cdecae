import { createHash } from "node:crypto";

import type { SitePage } from "#site/content/page-data/site-pages.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { pageGraph } from "#site/seo/json-ld.ts";

import { addPolicy, replaceInlineScripts } from "./page-policy.ts";

type Parts = {
  /** Runs in every page before the first paint (site/entry.head.ts). */
  headScript: string;
  /** Returns the text of a stylesheet. */
  readStyles: (href: string) => string;
};

type FinishedPage = { html: string; start: { path: string; code: string } };

const modulePreload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"/g;

/** Markup that the content security policy would block in the browser. */
const blockedMarkup = {
  "a style attribute": /<[a-z][^>]*\sstyle=/,
  "a <style> element": /<style\b/,
  "a data: URL": /(?:src|href|srcset)="data:/,
};

/**
 * Inlines everything the first paint needs into a prerendered page; the rest is requested afterward
 * (docs/decisions/026-inline-page-styles.md, 020-put-the-csp-into-the-page.md).
 */
export function finishPage(html: string, { headScript, readStyles }: Parts): FinishedPage {
  rejectBlockedMarkup(html);
  const { page, code } = extractScripts(html);
  const path = `/assets/start-${createHash("sha256").update(code).digest("hex").slice(0, 10)}.js`;
  const modules = [...page.matchAll(modulePreload)].map(([, href = ""]) => href);
  const styles = [...page.matchAll(stylesheet)].map(([, href = ""]) => readStyles(href)).join("");
  const head = `<script data-start="${path}" data-modules="${[...modules, path].join(" ")}">${headScript}</script></head>`;
  const finished = page
    .replaceAll(modulePreload, "")
    // A disabled stylesheet is not fetched. React expects the element: without it, hydration would fail.
    .replaceAll(stylesheet, (link) => `${link} disabled=""`)
    .replace('<link rel="stylesheet"', (link) => `<style>${styles}</style>${link}`)
    .replace("</head>", () => head);
  return { html: addPolicy(finished), start: { path, code } };
}

/**
 * Appends a page's structured data, after everything React has rendered, so that hydration ignores it
 * (docs/decisions/017-write-structured-data-at-build.md).
 */
export function addStructuredData(html: string, site: SiteFacts, page: SitePage): string {
  const graph = JSON.stringify(pageGraph(site, page)).replaceAll("<", String.raw`\u003c`);
  return html.replace("</body>", () => `<script type="application/ld+json">${graph}</script></body>`);
}

function rejectBlockedMarkup(html: string): void {
  const markup = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  for (const [name, pattern] of Object.entries(blockedMarkup))
    if (pattern.test(markup)) throw new Error(`A page contains ${name}, which our content security policy blocks`);
}

/** Returns the page's scripts as one module. Their empty elements stay, because hydration expects them too. */
function extractScripts(html: string): { page: string; code: string } {
  const classic: string[] = [];
  const modules: string[] = [];
  const page = replaceInlineScripts(html, (code, attributes, isModule) => {
    (isModule ? modules : classic).push(code);
    return `<script${attributes}></script>`;
  });
  return { page, code: `${[...classic, ...modules].join("\n")}\n` };
}
