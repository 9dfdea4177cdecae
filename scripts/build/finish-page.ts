import { createHash } from "node:crypto";

import { findBlockedMarkup } from "./check-html.ts";
import { replaceInlineScripts } from "./inline-scripts.ts";
import { addPolicy } from "./page-policy.ts";

type Parts = {
  /** What every page runs before it is painted (site/entry.head.ts). */
  headScript: string;
  /** The text of a stylesheet, by its address. */
  readStyles: (href: string) => string;
  /** Scripts and styles stay where React Router has put them: larger and later, but nothing of ours in between. */
  isPlain: boolean;
};

type FinishedPage = { html: string; start?: { path: string; code: string } };

const modulePreload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * Makes a prerendered page carry what it needs for its first paint, and ask for the rest after it. Works on HTML alone and
 * knows nothing of what wrote it: docs/decisions/026-styles-in-the-page.md, 020-a-policy-of-hashes.md.
 */
export function finishPage(html: string, { headScript, readStyles, isPlain }: Parts): FinishedPage {
  const blocked = findBlockedMarkup(html);
  if (blocked.length > 0) throw new Error(`${blocked.join(" and ")}, which our content security policy blocks`);
  const finish = (page: string, attributes = ""): string =>
    addPolicy(page.replace("</head>", () => `<script${attributes}>${headScript}</script></head>`));
  if (isPlain) return { html: finish(html) };

  const { page, code } = takeScripts(html);
  const path = `/assets/start-${createHash("sha256").update(code).digest("hex").slice(0, 10)}.js`;
  const modules = [...page.matchAll(modulePreload)].map(([, href = ""]) => href);
  const styles = [...page.matchAll(stylesheet)].map(([, href = ""]) => readStyles(href)).join("");
  const styled = page
    .replaceAll(modulePreload, "")
    // A disabled stylesheet is not fetched. React expects the element: without it, hydration would fail.
    .replaceAll(stylesheet, (link) => `${link} disabled=""`)
    .replace('<link rel="stylesheet"', (link) => `<style>${styles}</style>${link}`);
  return {
    html: finish(styled, ` data-start="${path}" data-modules="${[...modules, path].join(" ")}"`),
    start: { path, code },
  };
}

/** The page's scripts as the text of one module. Their emptied elements stay, because React expects them as well. */
function takeScripts(html: string): { page: string; code: string } {
  const classic: string[] = [];
  const modules: string[] = [];
  const page = replaceInlineScripts(html, (code, attributes, isModule) => {
    (isModule ? modules : classic).push(code);
    return `<script${attributes}></script>`;
  });
  return { page, code: `${[...classic, ...modules].join("\n")}\n` };
}
