import { parse } from "node-html-parser";

import { markdownPath } from "#site/paths.ts";

import { leftOut } from "../../../build/markdown/left-out.ts";
import type { AuditedPage, PageRule } from "../audited-site.ts";
import { textOf } from "../text-of.ts";

const told = "h1, h2, h3, h4, p, li, dt, dd, th, td, address, blockquote, a[href]";

/** The Markdown page exists, is linked and indexed, and tells every heading and every text of the page. */
export const markdownPage: PageRule = (page, site) => {
  const address = markdownPath(page.path);
  const link = page.document.querySelector('head link[rel="alternate"][type="text/markdown"]');
  const markdown = site.readFile(address)?.toString("utf8");
  if (markdown === undefined) return [`has no Markdown page at ${address}`];
  return [
    ...(link?.getAttribute("href") === address ? [] : ["does not link its Markdown page"]),
    ...(site.index.includes(`(${site.origin}${address})`) ? [] : ["has a Markdown page that llms.txt does not list"]),
    ...findUntold(page, markdown).map((text) => `says "${text.slice(0, 80)}", and its Markdown page does not`),
  ];
};

function findUntold({ html }: AuditedPage, markdown: string): string[] {
  const main = parse(html).querySelector("main");
  for (const element of main?.querySelectorAll(leftOut) ?? []) element.remove();
  const plain = plainWords(markdown);
  const texts = main?.querySelectorAll(told).map(textOf) ?? [];
  return [...new Set(texts)].filter((text) => !plain.includes(plainWords(text)));
}

/** Letters and digits alone: marks, spaces and line breaks do not count. */
const plainWords = (text: string): string => text.replaceAll(/\]\([^)]*\)/g, "").replaceAll(/[^\p{L}\p{N}]+/gu, "");
