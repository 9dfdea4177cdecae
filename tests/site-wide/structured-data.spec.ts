import { getContent } from "#site/content/content.server.ts";

import { expect, test, wordsOf } from "../support/built-pages.ts";
import type { BuiltPage } from "../support/built-pages.ts";
import { isTested } from "../support/route-table.ts";

type Node = { [name: string]: unknown };

const { origin } = getContent().site;
const urlFields = ["@id", "url", "item", "image", "logo"];
const textFields = (
  "name alternateName headline description text category keywords " +
  "email telephone streetAddress postalCode addressLocality addressCountry"
).split(" ");

/** Returns all objects within a value. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

const valuesOf = (nodes: readonly Node[], fields: readonly string[]): string[] =>
  nodes.flatMap((node) => fields.flatMap((field) => node[field] ?? [])).map(String);

function readNodes({ path, document }: BuiltPage): Node[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks.length, `blocks of structured data on ${path}`).toBe(1);
  const { "@context": context, "@graph": graph } = JSON.parse(blocks[0]?.rawText ?? "") as Node;
  expect(context, path).toBe("https://schema.org");
  return nodesIn(graph);
}

test("structured data matches the visible page", { tag: "@META-5" }, ({ pages }) => {
  for (const page of pages.filter(isTested)) {
    const { path, visible } = page;
    const nodes = readNodes(page);
    const foreign = valuesOf(nodes, urlFields).filter((url) => !url.startsWith(`${origin}/`));
    expect.soft(foreign, path).toEqual([]);
    const described = nodes.filter((node) => Object.keys(node).length > 1);
    expect.soft(valuesOf(described, ["@id"]), path).toEqual(expect.arrayContaining(valuesOf(nodes, ["@id"])));

    const heading = visible.querySelector("h1")?.text;
    const ofType = (...types: string[]) => nodes.filter((node) => types.includes(String(node["@type"])));
    const expectVisible = (part: readonly Node[], text = "") => {
      const missing = valuesOf(part, textFields).filter((value) => !wordsOf(text).includes(wordsOf(value)));
      expect.soft(missing, `${path} does not show`).toEqual([]);
    };
    expectVisible(nodes, visible.querySelector("body")?.text);
    const pageNode = nodes.find((node) => node["@id"] === `${origin}${path}#page`);
    expect.soft(pageNode, path).toMatchObject({ url: origin + path, name: heading });

    const steps = ofType("ListItem");
    const parents = valuesOf(steps.slice(0, -1), ["item"]).map((url) => url.replace(origin, ""));
    expect.soft(valuesOf(steps.slice(-1), ["item"]), path).toEqual(path === "/" ? [] : [origin + path]);
    const breadcrumb = visible.querySelector("nav[aria-label=Breadcrumb]");
    const linked = (breadcrumb ?? visible).querySelectorAll("a").map((link) => link.getAttribute("href"));
    expect.soft(linked, path).toEqual(expect.arrayContaining(parents));
    const visibleSteps = breadcrumb?.querySelectorAll("li").map(({ text }) => text);
    if (visibleSteps) expect.soft(valuesOf(steps, ["name"]), path).toEqual(visibleSteps);

    const entries = ofType("DefinedTerm", "Question");
    const articles = entries.length > 0 ? visible.querySelectorAll("main article[id]") : [];
    expect.soft(articles.length, `entries of ${path}`).toBe(entries.length);
    for (const entry of entries) {
      const article = visible.getElementById(String(entry["@id"]).split("#")[1] ?? "");
      expect.soft(article?.querySelector("h3")?.text, path).toBe(entry["name"]);
      expectVisible(nodesIn(entry), article?.text);
    }
  }
});
