import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";
import { getSitePage, listSitePages } from "#site/collections/views/site-pages.server.ts";

import { articlePath, servicePath } from "#site/paths.ts";

import { pageGraph } from "./json-ld.ts";

const { site, services, articles, terms } = getContent();
const { origin } = site;

const nodeOf = (path: string, type: string) => {
  const found = pageGraph(site, getSitePage(path))["@graph"].filter((node) => node["@type"] === type);
  expect(found).toHaveLength(1);
  return found[0];
};

const kinds = (path: string) => pageGraph(site, getSitePage(path))["@graph"].map((node) => node["@type"]);

// tests/site-wide/structured-data.spec.ts compares names, texts, dates, breadcrumbs and the number of entries with the page.
test("META-3 FAQ-12 the kinds of structured data on each page", () => {
  const common = ["Organization", "WebSite", "WebPage", "BreadcrumbList"];
  expect(kinds("/")).toEqual(["Organization", "WebSite", "WebPage"]);
  expect(kinds("/imprint")).toEqual(common);
  expect(kinds(servicePath(detail?.slug ?? ""))).toEqual([...common, "Service"]);
  expect(kinds(articlePath(article?.slug ?? ""))).toEqual([...common, "BlogPosting"]);
  expect(kinds("/resources/glossary")).toContain("DefinedTermSet");
  expect(kinds("/resources/faq")).toContain("FAQPage");
  const all = listSitePages().flatMap(({ path }) => kinds(path));
  expect(all.filter((kind) => kind === "FAQPage")).toHaveLength(1);
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
  expect(nodeOf(path, "Service")).toMatchObject({ url: origin + path, provider: { "@id": `${origin}/#organization` } });
  const { itemListElement: way } = nodeOf(path, "BreadcrumbList") as unknown as { itemListElement: object[] };
  expect(way[1]).toMatchObject({ position: 2, item: origin + servicePath(detail?.parent ?? "") });
});

test("ART-24 an article has dates, author and image", () => {
  const path = articlePath(article?.slug ?? "");
  expect(nodeOf(path, "BlogPosting")).toMatchObject({
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
