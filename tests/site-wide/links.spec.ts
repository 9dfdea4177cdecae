import { existsSync } from "node:fs";

import type { HTMLElement } from "node-html-parser";

import { aboutAlias, pagePath } from "#site/paths.ts";

import { expect, folder, test } from "../support/built-pages.ts";
import { routeTable } from "../support/route-table.ts";

const host = "http://site";
const hrefOf = (link: HTMLElement): string => link.getAttribute("href") ?? link.getAttribute("src") ?? "";

test(
  "a crawl finds every route and no broken link, anchor or file",
  {
    tag: ["@ROUT-1", "@ROUT-2", "@ROUT-3", "@ROUT-4", "@ROUT-5", "@ROUT-6", "@ROUT-7", "@ROUT-8", "@ROUT-12", "@LEG-9"],
  },
  ({ pages }) => {
    const documents = new Map(pages.map(({ path, document }) => [path, document]));
    const found = new Set(["/"]);
    const broken: string[] = [];
    for (const route of found) {
      const document = documents.get(route);
      for (const href of document?.querySelectorAll("a").map(hrefOf) ?? []) {
        const { origin, pathname, hash } = new URL(href, host + route);
        if (origin !== host || pathname === aboutAlias) continue;
        const target = documents.get(pathname);
        if (target) found.add(pathname);
        const isFound = hash === "" || target?.getElementById(decodeURIComponent(hash.slice(1)));
        if (!target || !isFound) broken.push(`${route} links to ${href}`);
      }
      const files = document?.querySelectorAll("link[href^='/'], [src^='/']").map(hrefOf) ?? [];
      broken.push(...files.filter((file) => !existsSync(folder + new URL(file, host).pathname)));
      const footer = document?.querySelectorAll("footer a").map(hrefOf);
      expect.soft(footer, route).toEqual(expect.arrayContaining([pagePath("privacy"), pagePath("imprint")]));
    }
    expect.soft(broken).toEqual([]);
    expect.soft([...found].toSorted()).toEqual(routeTable.toSorted());
  },
);

const isSafe = (link: HTMLElement): boolean =>
  link.getAttribute("target") === "_blank" &&
  link.getAttribute("rel") === "noopener noreferrer" &&
  link.text.includes("opens in a new tab");

test("external links open a new tab with noopener and announce it", { tag: ["@HEAD-22", "@QUAL-8"] }, ({ pages }) => {
  const links = pages.flatMap(({ document }) => document.querySelectorAll("a[href^='http']"));
  expect(links.length).toBeGreaterThan(routeTable.length);
  expect(links.filter((link) => !isSafe(link)).map(String)).toEqual([]);
});

const glossary = pagePath("glossary");

/** Kinds of pages with running text. */
const kindsWithTerms = ["/services/", "/blog/", "/references/", glossary, pagePath("faq")];

test("terms are linked once per page", { tag: ["@LINK-3", "@LINK-7", "@LINK-8", "@LINK-9"] }, ({ pages }) => {
  const found = new Set<string>();
  for (const { path, document } of pages) {
    const links = document.querySelectorAll(".term-link");
    const targets = links.map((link) => new URL(hrefOf(link), host + path).href.replace(host, ""));
    const misplaced = links.filter(
      (link, index) =>
        link.parentNode?.closest("h1, h2, h3, a, button, code, summary, nav, header, footer") ||
        hrefOf(link).endsWith(`#${link.closest("article")?.id}`) ||
        !targets[index]?.startsWith(`${glossary}#`),
    );
    expect.soft(misplaced.map(String), path).toEqual([]);
    expect.soft([...new Set(targets)], path).toEqual(targets);
    if (links.length > 0) found.add(kindsWithTerms.find((kind) => path.startsWith(kind)) ?? path);
  }
  expect(found).toEqual(new Set(kindsWithTerms));
});
