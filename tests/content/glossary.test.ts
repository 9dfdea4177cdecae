import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";

// What the specification counts in the glossary and the FAQ. How entries are written: scripts/check/editorial.

const { terms, questions } = getContent();
const linked = terms.filter(({ autoLink }) => autoLink !== false);

test("GLOS-2 GLOS-5 there are 110 terms, numbered from 1, in alphabetical order", () => {
  expect(terms.map(({ id }) => id)).toEqual(Array.from({ length: 110 }, (_, index) => index + 1));
  const names = terms.map(({ term }) => term.toLowerCase());
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
});

test("GLOS-4 each of the seven categories has its terms", () => {
  const counts = Object.fromEntries(
    [...Map.groupBy(terms, ({ category }) => category)].map(([name, all]) => [name, all.length]),
  );
  expect(counts).toEqual({
    "Cloud Computing": 23,
    DevOps: 19,
    "Cloud Security": 18,
    "Container Orchestration": 11,
    "AI & Machine Learning": 17,
    "Software Architecture": 10,
    "Cloud Compliance": 12,
  });
});

test("LINK-1 LINK-2 exactly 100 of the terms are linked in texts, without the ten everyday words", () => {
  expect(linked).toHaveLength(100);
  const names = linked.map(({ term }) => term);
  for (const name of [
    "Azure",
    "Kubernetes",
    "Zero Trust",
    "DevSecOps",
    "Data Sovereignty",
    "GDPR",
    "AI Agents",
    "Terraform",
  ]) {
    expect(names).toContain(name);
  }
  expect(terms.filter(({ autoLink }) => autoLink === false).map(({ term }) => term)).toEqual([
    "API",
    "Cluster",
    "Container",
    "Guardrails",
    "Helm",
    "Inference",
    "Ingress",
    "Middleware",
    "Pod",
    "Version Control",
  ]);
});

test("FAQ-2 FAQ-3 the six groups have their labels and 6, 12, 11, 11, 10 and 10 questions", () => {
  expect(questions.map(({ id, label, items }) => [id, label, items.length])).toEqual([
    ["ai", "AI & Machine Learning", 6],
    ["cloud", "Cloud & Infrastructure", 12],
    ["devops", "DevOps & Development", 11],
    ["governance", "Governance & Security", 11],
    ["microsoft", "Microsoft Technologies", 10],
    ["modernization", "Digital Transformation & Modernization", 10],
  ]);
});
