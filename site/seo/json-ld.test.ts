import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";
import { getSitePage, listSitePages } from "#site/collections/views/site-pages.server.ts";

import { pageGraph } from "./json-ld.ts";

const { site, terms, questions } = getContent();
const { origin } = site;

const nodeOf = (path: string, type: string) => {
  const found = pageGraph(site, getSitePage(path))["@graph"].filter((node) => node["@type"] === type);
  expect(found).toHaveLength(1);
  return found[0];
};

const kinds = (path: string) => pageGraph(site, getSitePage(path))["@graph"].map((node) => node["@type"]);

test("META-3 the kinds of structured data on each page", () => {
  const common = ["Organization", "WebSite", "WebPage", "BreadcrumbList"];
  expect(kinds("/")).toEqual(["Organization", "WebSite", "WebPage"]);
  expect(kinds("/imprint")).toEqual(common);
  expect(kinds("/services/cloud-exit")).toEqual([...common, "Service"]);
  expect(kinds("/blog/ai-enterprise-influence")).toEqual([...common, "BlogPosting"]);
  expect(kinds("/resources/glossary")).toContain("DefinedTermSet");
  expect(kinds("/resources/faq")).toContain("FAQPage");
  const all = listSitePages().flatMap(({ path }) => kinds(path));
  expect(all.filter((kind) => kind === "FAQPage")).toHaveLength(1);
  expect(all.filter((kind) => kind === "BreadcrumbList")).toHaveLength(32);
});

test("CONT-7 the contact page describes the company with its address, mail and phone, once", () => {
  expect(nodeOf("/contact", "Organization")).toMatchObject({
    "@id": `${origin}/#organization`,
    name: site.company,
    email: site.mail,
    telephone: site.phone,
    address: { streetAddress: site.address.street, postalCode: site.address.postalCode },
  });
});

test("SERV-14 every service names its provider and the way to it", () => {
  expect(nodeOf("/services/cloud-exit", "Service")).toMatchObject({
    name: "Cloud Exit",
    url: `${origin}/services/cloud-exit`,
    provider: { "@id": `${origin}/#organization` },
  });
  expect(nodeOf("/services/cloud-exit", "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, item: `${origin}/` },
      { position: 2, item: `${origin}/services/cloud-consulting` },
      { position: 3, item: `${origin}/services/cloud-exit`, name: "Cloud Exit" },
    ],
  });
});

test("ART-24 an article has headline, dates, author and image", () => {
  expect(nodeOf("/blog/ai-enterprise-influence", "BlogPosting")).toMatchObject({
    headline: getSitePage("/blog/ai-enterprise-influence").heading,
    datePublished: "2025-07-03",
    dateModified: "2026-11-15",
    author: { "@type": "Organization" },
    image: expect.stringMatching(/^https:.*\/share\/blog\/ai-enterprise-influence\.png\?v=[0-9a-f]{8}$/) as string,
  });
});

test("GLOS-28 GLOS-29 the glossary is a set of all 110 terms, each with name, description, address and category", () => {
  const { hasDefinedTerm: defined } = nodeOf("/resources/glossary", "DefinedTermSet") as unknown as {
    hasDefinedTerm: unknown[];
  };
  expect(defined).toHaveLength(110);
  expect(defined).toEqual(
    terms.map(({ term, slug, definition, category }) => ({
      "@type": "DefinedTerm",
      "@id": `${origin}/resources/glossary#${slug}`,
      name: term,
      description: definition,
      url: `${origin}/resources/glossary#${slug}`,
      termCode: slug,
      category,
      inDefinedTermSet: { "@id": `${origin}/resources/glossary#terms` },
    })),
  );
});

test("FAQ-12 the FAQ is one page with every question once and its whole answer", () => {
  const { mainEntity } = nodeOf("/resources/faq", "FAQPage") as unknown as { mainEntity: { name: string }[] };
  const items = questions.flatMap((group) => group.items);
  expect(mainEntity.map(({ name }) => name)).toEqual(items.map(({ question }) => question));
  expect(new Set(mainEntity.map(({ name }) => name)).size).toBe(60);
  expect(mainEntity[0]).toMatchObject({ acceptedAnswer: { "@type": "Answer", text: items[0]?.answer } });
});
