import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";
import { termCategories } from "#site/content/schemas/terms.server.ts";
import routes from "#site/routes.ts";

import { specifiedCases } from "../support/specified-cases.ts";

// What the specification demands at least. Editors may add to it.

const minimums = {
  pages: 28 + Object.keys(specifiedCases).length,
  services: 13,
  articles: 3,
  terms: 110,
  linkedTerms: 100,
  questions: 60,
};
const questionsByGroup = {
  "AI & Machine Learning": 6,
  "Cloud & Infrastructure": 12,
  "DevOps & Development": 11,
  "Governance & Security": 11,
  "Microsoft Technologies": 10,
  "Digital Transformation & Modernization": 10,
};

const { services, articles, terms, questions } = getContent();

const atLeast = (expected: Record<string, number>, found: Record<string, number>) =>
  Object.entries(expected).filter(([name, minimum]) => !((found[name] ?? 0) >= minimum));

test("the content has at least the specified entries", { tags: ["ROUT-1", "GLOS-2", "LINK-1", "LINK-2"] }, () => {
  const found = {
    pages: listSitePages().length,
    services: services.length,
    articles: articles.length,
    terms: terms.length,
    linkedTerms: terms.filter(({ autoLink }) => autoLink !== false).length,
    questions: questions.flatMap(({ items }) => items).length,
  };
  expect(atLeast(minimums, found)).toEqual([]);
});

test("the FAQ has the specified groups, each with its questions", { tags: ["FAQ-2", "FAQ-3"] }, () => {
  const groups = Object.fromEntries(questions.map(({ label, items }) => [label, items.length]));
  expect(atLeast(questionsByGroup, groups)).toEqual([]);
});

test("the specified routes exist, and none has a parameter", { tags: ["ROUT-1", "ROUT-8"] }, () => {
  const statements = readFileSync("tests/acceptance.md", "utf8").matchAll(/^- \*\*ROUT-[2-7]\*\* .+$/gm);
  const specified = [...statements].flatMap(([statement]) => statement.match(/(?<=`)\/[^`]*/g) ?? []);
  expect(specified).toHaveLength(28);
  const paths = routes.map(({ path, index }) => (index === true ? "/" : (path ?? "")));
  const cases = Object.keys(specifiedCases).map((slug) => `/references/${slug}`);
  expect(paths).toEqual(expect.arrayContaining([...specified, ...cases]));
  expect(paths.filter((path) => path.includes(":"))).toEqual([]);
});

test("terms are numbered from 1 in alphabetical order", { tags: ["GLOS-2", "GLOS-5"] }, () => {
  expect(terms.map(({ id }) => id)).toEqual(terms.map((_term, index) => index + 1));
  const names = terms.map(({ term }) => term);
  expect(names).toEqual(names.toSorted(new Intl.Collator("en", { sensitivity: "base" }).compare));
});

test("the ten everyday words are not linked in texts, technical terms are", { tags: ["LINK-1", "LINK-2"] }, () => {
  const everyday = "API, Cluster, Container, Guardrails, Helm, Inference, Ingress, Middleware, Pod, Version Control";
  const technical = "Azure, Kubernetes, Zero Trust, DevSecOps, Data Sovereignty, GDPR, AI Agents, Terraform";
  const [unlinked, linked] = [false, true].map((isLinked) =>
    terms.filter(({ autoLink = true }) => autoLink === isLinked).map(({ term }) => term),
  );
  expect(unlinked).toEqual(expect.arrayContaining(everyday.split(", ")));
  expect(linked).toEqual(expect.arrayContaining(technical.split(", ")));
});

test("each category has terms", { tags: "GLOS-4" }, () => {
  expect(new Set(terms.map(({ category }) => category))).toEqual(new Set(termCategories));
});
