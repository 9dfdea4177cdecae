import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";

// The specification's numbers. Update them here when content is added.
const specified = {
  pages: 33,
  services: 13,
  cases: 5,
  articles: 3,
  terms: 110,
  linkedTerms: 100,
  questions: 60,
};
const termsByCategory = {
  "Cloud Computing": 23,
  DevOps: 16,
  "Cloud Security": 18,
  "Container Orchestration": 10,
  "AI & Machine Learning": 19,
  "Software Architecture": 10,
  "Cloud Compliance": 14,
};
const questionsByGroup = {
  "AI & Machine Learning": 6,
  "Cloud & Infrastructure": 12,
  "DevOps & Development": 11,
  "Governance & Security": 11,
  "Microsoft Technologies": 10,
  "Digital Transformation & Modernization": 10,
};

const { services, cases, articles, terms, questions } = getContent();

test("the content has the specified numbers of entries", { tags: ["ROUT-1", "GLOS-2", "LINK-1", "FAQ-3"] }, () => {
  expect({
    pages: listSitePages().length,
    services: services.length,
    cases: cases.length,
    articles: articles.length,
    terms: terms.length,
    linkedTerms: terms.filter(({ autoLink }) => autoLink !== false).length,
    questions: questions.flatMap(({ items }) => items).length,
  }).toEqual(specified);
});

test("terms are numbered from 1 in alphabetical order", { tags: ["GLOS-2", "GLOS-5"] }, () => {
  expect(terms.map(({ id }) => id)).toEqual(terms.map((_term, index) => index + 1));
  const names = terms.map(({ term }) => term.toLowerCase());
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
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

test("each category has its terms", { tags: "GLOS-4" }, () => {
  const counts = [...Map.groupBy(terms, ({ category }) => category)].map(([name, all]) => [name, all.length]);
  expect(Object.fromEntries(counts)).toEqual(termsByCategory);
});

test("each group has its questions, in the order of the groups", { tags: ["FAQ-2", "FAQ-3"] }, () => {
  expect(questions.map(({ label, items }) => [label, items.length])).toEqual(Object.entries(questionsByGroup));
});
