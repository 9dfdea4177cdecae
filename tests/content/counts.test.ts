import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";
import { listSitePages } from "#site/collections/views/site-pages.server.ts";

// What the specification counts. A recipe that adds content raises a number here; no other test repeats one.

const { services, cases, articles, terms, questions } = getContent();

test("ROUT-1 pages, services, cases and articles", () => {
  expect({
    pages: listSitePages().length,
    services: services.length,
    cases: cases.length,
    articles: articles.length,
  }).toEqual({
    pages: 33,
    services: 13,
    cases: 5,
    articles: 3,
  });
});

test("GLOS-2 GLOS-4 terms by category", () => {
  expect(terms).toHaveLength(110);
  expect(countBy(terms, ({ category }) => category)).toEqual({
    "Cloud Computing": 23,
    DevOps: 19,
    "Cloud Security": 18,
    "Container Orchestration": 11,
    "AI & Machine Learning": 17,
    "Software Architecture": 10,
    "Cloud Compliance": 12,
  });
});

test("LINK-1 LINK-2 terms that are linked in texts", () => {
  expect(terms.filter(({ autoLink }) => autoLink !== false)).toHaveLength(100);
});

test("FAQ-2 FAQ-3 questions by group, in the order of the groups", () => {
  expect(questions.flatMap(({ items }) => items)).toHaveLength(60);
  expect(questions.map(({ label, items }) => [label, items.length])).toEqual([
    ["AI & Machine Learning", 6],
    ["Cloud & Infrastructure", 12],
    ["DevOps & Development", 11],
    ["Governance & Security", 11],
    ["Microsoft Technologies", 10],
    ["Digital Transformation & Modernization", 10],
  ]);
});

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  Object.fromEntries([...Map.groupBy(items, keyOf)].map(([key, all]) => [key, all.length]));
