import { existsSync } from "node:fs";

import type { HTMLElement } from "node-html-parser";

import { getContent } from "#site/content/content.server.ts";
import { aboutAlias, mailHref, pagePath, phoneHref, servicePath } from "#site/paths.ts";

import { expect, folder, openBuilt, test } from "../support/built-pages.ts";
import { routeTable } from "../support/route-table.ts";

const { site } = getContent();
const host = "http://site";
const hrefOf = (link: HTMLElement): string => link.getAttribute("href") ?? link.getAttribute("src") ?? "";

const isSafe = (link: HTMLElement): boolean =>
  link.getAttribute("target") === "_blank" &&
  link.getAttribute("rel") === "noopener noreferrer" &&
  link.text.includes("opens in a new tab");

const serviceLinks = (slugs: string) => slugs.split(" ").map(servicePath);

test("a crawl finds every route and no broken link, anchor or file", { tag: ["@ROUT-1", "@ROUT-12"] }, ({ pages }) => {
  const documents = new Map(pages.map(({ path, document }) => [path, document]));
  const found = new Set(["/"]);
  const broken: string[] = [];
  for (const route of found) {
    const document = documents.get(route);
    for (const href of document?.querySelectorAll("a").map(hrefOf) ?? []) {
      const { origin, pathname, hash } = new URL(href, host + route);
      if (origin !== host || pathname === aboutAlias) continue;
      const target = documents.get(pathname);
      if (!target && existsSync(folder + pathname)) continue;
      if (target) found.add(pathname);
      const isFound = hash === "" || target?.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target || !isFound) broken.push(`${route} links to ${href}`);
    }
    const files = document?.querySelectorAll("link[href^='/'], [src^='/']").map(hrefOf) ?? [];
    broken.push(...files.filter((file) => !existsSync(folder + new URL(file, host).pathname)));
  }
  expect.soft(broken).toEqual([]);
  expect.soft([...found].toSorted()).toEqual(routeTable.toSorted());
});

const menu: [group: string, tag: string, links: string[]][] = [
  [
    "Cloud Consulting",
    "@HEAD-5",
    serviceLinks("cloud-consulting azure-consulting private-hybrid-cloud cloud-governance cloud-exit"),
  ],
  ["DevOps Services", "@HEAD-6", serviceLinks("devops devsecops ai-development azure-devops")],
  ["AI Solutions", "@HEAD-7", serviceLinks("ai-solutions confidential-ai agentic-solutions ai-infrastructure")],
  ["Products", "@HEAD-8", ["/lp/products", "external", "external", "external"]],
  ["Company", "@HEAD-9", ["/lp/company", "/company/about", "external", "/company/references"]],
  ["Resources", "@HEAD-10", ["/lp/resources", "/resources/blog", "/resources/glossary", "/resources/faq"]],
];

test("the menu has three groups on each side", { tag: "@HEAD-4" }, () => {
  const { texts } = openBuilt("/contact");
  const sides = ["left", "right"].flatMap((side) => [texts(`.desktop-menu [data-side=${side}] > li > button`)]);
  const names = menu.map(([group]) => group);
  expect(sides).toEqual([names.slice(0, 3), names.slice(3)]);
});

for (const [group, tag, expected] of menu) {
  test(`${group} links to its overview and its pages in order`, { tag: [tag, "@HEAD-23"] }, () => {
    const links = openBuilt("/contact").find(`.desktop-menu li:has(> button:contains("${group}")) .menu-panel a`);
    const targets = links.map((link) =>
      hrefOf(link).startsWith("https:") && isSafe(link) ? "external" : hrefOf(link),
    );
    // The owner may add links between these, also external ones.
    const found: string[] = [];
    for (const target of targets) if (target === expected[found.length]) found.push(target);
    expect(found).toEqual(expected);
  });
}

test("every footer has its links", { tag: ["@FOOT-2", "@FOOT-3", "@FOOT-7", "@LEG-9"] }, ({ pages }) => {
  const services = serviceLinks("cloud-consulting devops ai-solutions");
  const expected = [...services, "/about", "/imprint", "/privacy", phoneHref(site.phone), mailHref(site.mail)];
  const footers = pages.map(({ path, document }) => [path, document.querySelectorAll("footer a").map(hrefOf)] as const);
  for (const [path, links] of [...footers, ["/404.html", openBuilt("/404.html").links("footer a")] as const])
    expect.soft(links, path).toEqual(expect.arrayContaining(expected));
});

test("the footer has tagline and location", { tag: ["@FOOT-1", "@FOOT-5"] }, () => {
  const texts = openBuilt("/").texts("footer p");
  expect(texts[0]).toBe(site.tagline);
  expect(texts).toContain(site.location);
});

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
  expect([...found]).toEqual(expect.arrayContaining(kindsWithTerms));
});
