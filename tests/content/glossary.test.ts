import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";

import { countWords } from "../support/visible-words.ts";

// The promises of the glossary and the FAQ that are promises of their content.

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

test("GLOS-15 all slugs are unique and none looks like the anchor of a letter", () => {
  const slugs = terms.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(110);
  expect(slugs.filter((slug) => slug.startsWith("section-"))).toEqual([]);
});

test("GLOS-26 every entry has 2 to 6 related terms that exist, never itself", () => {
  const names = new Set<string>(terms.map(({ term }) => term));
  for (const { term, related } of terms) {
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(related.length).toBeLessThanOrEqual(6);
    expect(new Set(related).size).toBe(related.length);
    expect(related.filter((name) => name === term || !names.has(name))).toEqual([]);
  }
});

test("every definition opens with its term in a sentence of 15 to 30 words, and has 40 to 80 words", () => {
  const wrong = terms.filter(({ term, definition }) => {
    const [first = ""] = definition.split(/(?<=\.)\s+(?=[A-Z])/);
    const opens = definition.startsWith(`${term} is `) || definition.startsWith(`${term} are `);
    const words = countWords([definition]);
    return !opens || countWords([first]) < 15 || countWords([first]) > 30 || words < 40 || words > 80;
  });
  expect(wrong.map(({ term }) => term)).toEqual([]);
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

test("FAQ-10 FAQ-11 all questions are worded differently, all ids are unique anchors, answers have 40 to 90 words", () => {
  const items = questions.flatMap((group) => group.items);
  expect(new Set(items.map(({ question }) => question.toLowerCase())).size).toBe(60);
  expect(new Set(items.map(({ answer }) => answer)).size).toBe(60);
  expect(new Set(items.map(({ id }) => id)).size).toBe(60);
  expect(items.map(({ id }) => id)).toContain("faq-azure");
  const wrong = items.filter(({ id, answer }) => {
    const words = countWords([answer]);
    return !/^faq-[a-z0-9-]+$/.test(id) || words < 40 || words > 90;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
