import type { HTMLElement } from "node-html-parser";

import type { AuditedPage, PageRule } from "../audited-site.ts";
import { linksOf, metaOf } from "../head-of.ts";
import { asList, isObject, readGraph } from "../json-ld-block.ts";
import type { JsonObject } from "../json-ld-block.ts";
import { textOf } from "../text-of.ts";

/** Structured data says what the page shows: the same names, texts, dates and lists, and nothing else. */
export const jsonLdMatches: PageRule = (page, { origin }) => {
  const graph = readGraph(page);
  if (graph.length === 0) return [];
  const shown: Shown = {
    page,
    origin,
    text: textOf(page.document.querySelector("body")),
    heading: textOf(page.document.querySelector("h1")),
  };
  const hasWay = graph.some((node) => node["@type"] === "BreadcrumbList");
  return [
    ...graph.flatMap((node) => (comparisons[String(node["@type"])] ?? comparePage)(node, shown)),
    ...(hasWay === (page.path !== "/")
      ? []
      : [hasWay ? "shows no way but describes one" : "does not describe the way"]),
  ];
};

type Shown = { page: AuditedPage; origin: string; text: string; heading: string };
type Comparison = (node: JsonObject, shown: Shown) => string[];

const comparisons: Record<string, Comparison> = {
  Organization: (node, { text }) => {
    const address = isObject(node["address"]) ? Object.entries(node["address"]) : [];
    const facts = [...Object.entries(node), ...address].filter(([name]) => !/^@|^(url|logo|address)$/.test(name));
    return facts.flatMap(([name, value]) => visible(`company's ${name}`, value, text));
  },
  WebSite: ({ name }, { text }) => visible("site's name", name, text),
  BreadcrumbList: compareWay,
  Service: ({ name, description }, { text }) => [
    ...visible("service's name", name, text),
    ...visible("service's description", description, text),
  ],
  BlogPosting: compareArticle,
  DefinedTermSet: (node, shown) => [
    ...equal("glossary's name", node["name"], shown.heading),
    ...compareEntries(asList(node["hasDefinedTerm"]).filter(isObject), shown, "description"),
  ],
};

function comparePage(node: JsonObject, shown: Shown): string[] {
  const questions = asList(node["mainEntity"])
    .filter(isObject)
    .filter((each) => each["@type"] === "Question");
  return [
    ...equal("page's name", node["name"], shown.heading),
    ...equal("page's address", node["url"], linksOf(shown.page, "canonical")[0]),
    ...(node["@type"] === "FAQPage" ? compareEntries(questions, shown, "acceptedAnswer") : []),
  ];
}

/** Where the page shows a breadcrumb, both are the same; elsewhere every step is at least linked. */
function compareWay(node: JsonObject, { page, origin, heading }: Shown): string[] {
  const steps = asList(node["itemListElement"]).filter(isObject);
  const names = steps.map((step) => String(step["name"]));
  const addresses = steps.map((step) => String(step["item"]).replace(origin, ""));
  const breadcrumb = page.document
    .querySelectorAll("main nav ol")
    .find((list) => list.querySelector("[aria-current=page]"));
  const links = (breadcrumb ?? page.document).querySelectorAll("a[href]");
  const linked = new Set(links.map((link) => link.getAttribute("href")));
  const parents = addresses.slice(0, -1);
  return [
    ...equal(
      "way",
      names.join(" / "),
      breadcrumb ? items(breadcrumb).join(" / ") : [...names.slice(0, -1), heading].join(" / "),
    ),
    ...parents
      .filter((address) => !linked.has(address))
      .map((address) => `describes a way by ${address} without a link`),
    ...equal("way's end", addresses.at(-1), page.path),
  ];
}

const items = (list: HTMLElement): string[] => list.querySelectorAll("li").map(textOf);

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

function compareArticle(node: JsonObject, { page, text, heading }: Shown): string[] {
  const date = page.document.querySelector("main time")?.getAttribute("datetime");
  const author = isObject(node["author"]) ? node["author"]["name"] : undefined;
  const { dateModified } = node;
  const revised = typeof dateModified === "string" ? month.format(new Date(dateModified)) : undefined;
  return [
    ...equal("article's headline", node["headline"], heading),
    ...equal("article's date", node["datePublished"], date),
    ...equal("article's image", node["image"], metaOf(page, "og:image")[0]),
    ...visible("article's description", node["description"], text),
    ...visible("article's author", author, text),
    ...(revised === undefined ? [] : visible("article's revision", `Revised in ${revised}`, text)),
    ...equal("revision in the head", dateModified, metaOf(page, "article:modified_time")[0]),
    ...asList(node["keywords"]).flatMap((keyword) => visible("article's keyword", keyword, text)),
  ];
}

/** Terms and questions: as many as shown, each under its own anchor, word for word. */
function compareEntries(entries: readonly JsonObject[], { page }: Shown, textField: string): string[] {
  const shown = page.document.querySelectorAll("main article[id]");
  const reasons = entries.flatMap((entry) => {
    const id = new URL(String(entry["@id"])).hash.slice(1);
    const article = shown.find((each) => each.id === id);
    const field = entry[textField];
    const text = isObject(field) ? field["text"] : field;
    return [
      ...equal(`name of #${id}`, entry["name"], textOf(article?.querySelector("h3"))),
      ...visible(`text of #${id}`, text, article?.querySelectorAll("p").map(textOf).join("\n") ?? ""),
      ...(entry["category"] === undefined ? [] : visible(`category of #${id}`, entry["category"], textOf(article))),
    ];
  });
  return [...equal("number of entries", entries.length, shown.length), ...reasons];
}

const equal = (what: string, said: unknown, shown: unknown): string[] =>
  said === shown ? [] : [`says the ${what} is ${JSON.stringify(said)}, but shows ${JSON.stringify(shown)}`];

const visible = (what: string, said: unknown, text: string): string[] =>
  typeof said === "string" && said !== "" && text.includes(said.replaceAll(/\s+/g, " "))
    ? []
    : [`says the ${what} is ${JSON.stringify(said)}, which it does not show`];
