import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { getSitePage, listSitePages } from "#site/content/page-data/site-pages.server.ts";
import { articlePath, servicePath } from "#site/paths.ts";

import { pageGraph } from "./json-ld.ts";

// tests/site-wide/structured-data.spec.ts compares names, texts, dates, breadcrumbs and the number of entries with the page.

const { site, services, articles, terms } = getContent();
const { origin } = site;
const detail = services.find((service) => service.kind === "detail");
const service = servicePath(detail?.slug ?? "");
const article = articlePath(articles[0]?.slug ?? "");

const readGraph = (path: string) => pageGraph(site, getSitePage(path))["@graph"];
const listTypes = (path: string) => readGraph(path).map((node) => node["@type"]);
const findNodes = (path: string, type: string) => readGraph(path).filter((node) => node["@type"] === type);

test("each page has its types of structured data", { tags: ["META-3", "FAQ-12"] }, () => {
  const common = ["Organization", "WebSite", "WebPage", "BreadcrumbList"];
  expect(listTypes("/")).toEqual(["Organization", "WebSite", "WebPage"]);
  expect(listTypes("/imprint")).toEqual(common);
  expect(listTypes(service)).toEqual([...common, "Service"]);
  expect(listTypes(article)).toEqual([...common, "BlogPosting"]);
  expect(listTypes("/resources/glossary")).toContain("DefinedTermSet");
  expect(listTypes("/resources/faq")).toContain("FAQPage");
  expect(listSitePages().flatMap(({ path }) => findNodes(path, "FAQPage"))).toHaveLength(1);
});

test("the contact page describes the company once, with its contact data", { tags: "CONT-7" }, () => {
  const { street: streetAddress, postalCode } = site.address;
  expect(findNodes("/contact", "Organization")).toMatchObject([
    { name: site.company, email: site.mail, telephone: site.phone, address: { streetAddress, postalCode } },
  ]);
});

test("a service names its provider and its parent", { tags: "SERV-14" }, () => {
  const provider = { "@id": `${origin}/#organization` };
  expect(findNodes(service, "Service")).toMatchObject([{ url: origin + service, provider }]);
  const parent = { position: 2, item: origin + servicePath(detail?.parent ?? "") };
  expect(findNodes(service, "BreadcrumbList")).toMatchObject([
    { itemListElement: [{ position: 1 }, parent, { position: 3 }] },
  ]);
});

test("an article has headline, date, author and image", { tags: "ART-24" }, () => {
  const { title: headline, date: datePublished } = articles[0] ?? {};
  const image: unknown = expect.stringMatching(`^${origin}/share${article}\\.png\\?v=[0-9a-f]{8}$`);
  expect(findNodes(article, "BlogPosting")).toMatchObject([
    { headline, datePublished, author: { "@type": "Organization" }, image },
  ]);
});

test("the glossary has all terms with name, description, URL and category", { tags: ["GLOS-28", "GLOS-29"] }, () => {
  const url = `${origin}/resources/glossary`;
  const hasDefinedTerm = terms.map(({ term, slug, definition, category }) => ({
    "@type": "DefinedTerm",
    name: term,
    description: definition,
    url: `${url}#${slug}`,
    category,
  }));
  expect(findNodes("/resources/glossary", "DefinedTermSet")).toMatchObject([{ hasDefinedTerm }]);
});
