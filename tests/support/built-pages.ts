import { readFileSync } from "node:fs";
import path from "node:path";

import { test as base, expect } from "@playwright/test";
import { parse } from "node-html-parser";
import type { HTMLElement } from "node-html-parser";

import { listPublicPages } from "../../scripts/build/build-files.ts";

export { expect };

export const folder = "build/client";

export type BuiltPage = {
  path: string;
  html: string;
  document: HTMLElement;
  /** Lacks the elements that are not read by visitors. Parsed for each use. */
  readonly visible: HTMLElement;
};

/** Reads all public pages of the build once per worker; needs no browser. */
export const test = base.extend<object, { pages: BuiltPage[] }>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first argument.
    async ({}, use) => use(listPublicPages(folder).map(readPage)),
    { scope: "worker" },
  ],
});

function readPage(route: string): BuiltPage {
  const html = readFileSync(path.join(folder, route.endsWith(".html") ? route : `${route}/index.html`), "utf8");
  // Visitors without JavaScript see the content of noscript, so it is parsed as well.
  const parsePage = () => parse(html, { blockTextElements: { script: true, style: true } });
  return {
    path: route,
    html,
    document: parsePage(),
    get visible() {
      const page = parsePage();
      for (const hidden of page.querySelectorAll("script, style, template, svg, [aria-hidden=true]")) hidden.remove();
      return page;
    },
  };
}

/** Returns all values of a page's head by name, as lists to reveal duplicates. */
export function readHead({ document }: BuiltPage): Record<string, string[]> {
  const head: Record<string, string[]> = {};
  for (const element of document.querySelectorAll("head title, head meta, head link[rel=canonical]")) {
    const { name, property, rel, content, href } = element.attributes;
    (head[name ?? property ?? rel ?? element.rawTagName] ??= []).push(content ?? href ?? element.text);
  }
  return head;
}

/** Returns the letters and digits of a text, because markup changes spaces and punctuation. */
export const wordsOf = (text = ""): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Lists the texts and links of the elements that match a selector on a built page. */
export function openBuilt(route: string) {
  const { document } = readPage(route);
  const find = (selector: string) => document.querySelectorAll(selector);
  return {
    find,
    count: (selector: string) => find(selector).length,
    texts: (selector: string) => find(selector).map(({ text }) => text.replaceAll(/\s+/g, " ").trim()),
    links: (selector: string) => find(selector).map((link) => link.getAttribute("href") ?? ""),
  };
}

export const section = (heading: string): string => `section:has(h2:contains("${heading}"))`;
