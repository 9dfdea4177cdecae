import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";
import { getSitePage, listSitePages } from "#site/collections/views/site-pages.server.ts";

import { articlePath, servicePath } from "#site/paths.ts";

import { pageGraph } from "./json-ld.ts";

const { site, services, articles, terms, questions } = getContent();
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
  expect(kinds(servicePath(detail?.slug ?? ""))).toEqual([...common, "Service"]);
  expect(kinds(articlePath(article?.slug ?? ""))).toEqual([...common, "BlogPosting"]);
  expect(kinds("/resources/glossary")).toContain("DefinedTermSet");
  expect(kinds("/resources/faq")).toContain("FAQPage");
  const all = listSitePages().flatMap(({ path }) => kinds(path));
  expect(all.filter((kind) => kind === "FAQPage")).toHaveLength(1);
  expect(all.filter((kind) => kind === "BreadcrumbList")).toHaveLength(listSitePages().length - 1);
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

const detail = services.find((service) => service.kind === "detail");
const [article] = articles;

test("SERV-14 every service names its provider and the way to it", () => {
  const path = servicePath(detail?.slug ?? "");
  expect(nodeOf(path, "Service")).toMatchObject({
    name: detail?.title,
    url: origin + path,
    provider: { "@id": `${origin}/#organization` },
  });
  expect(nodeOf(path, "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, item: `${origin}/` },
      { position: 2, item: origin + servicePath(detail?.parent ?? "") },
      { position: 3, item: origin + path, name: detail?.title },
    ],
  });
});

test("ART-24 an article has headline, dates, author and image", () => {
  const path = articlePath(article?.slug ?? "");
  expect(nodeOf(path, "BlogPosting")).toMatchObject({
    headline: article?.title,
    datePublished: article?.date,
    dateModified: article?.revised ?? article?.date,
    author: { "@type": "Organization" },
    image: expect.stringMatching(`^${origin}/share${path}\\.png\\?v=[0-9a-f]{8}$`) as string,
  });
});

test("GLOS-28 GLOS-29 the glossary is a set of all terms, each with name, description, address and category", () => {
  const { hasDefinedTerm: defined } = nodeOf("/resources/glossary", "DefinedTermSet") as unknown as {
    hasDefinedTerm: unknown[];
  };
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
  expect(new Set(mainEntity.map(({ name }) => name)).size).toBe(items.length);
  expect(mainEntity[0]).toMatchObject({ acceptedAnswer: { "@type": "Answer", text: items[0]?.answer } });
});
