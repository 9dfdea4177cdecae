import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { termCategories } from "#site/content/schemas/terms.server.ts";
import { casePath } from "#site/paths.ts";
import routes from "#site/routes.ts";

// What the specification says about entries. Editors may add, change and remove them, so no test counts them.

const { terms, cases } = getContent();

test("the specified routes exist, and none has a parameter", { tags: ["ROUT-1", "ROUT-8"] }, () => {
  const statements = readFileSync("tests/acceptance.md", "utf8").matchAll(/^- \*\*ROUT-[2-7]\*\* .+$/gm);
  const specified = [...statements].flatMap(([statement]) => statement.match(/(?<=`)\/[^`]*/g) ?? []);
  expect(specified).toHaveLength(28);
  const paths = routes.map(({ path, index }) => (index === true ? "/" : (path ?? "")));
  expect(paths).toEqual(expect.arrayContaining([...specified, ...cases.map(({ slug }) => casePath(slug))]));
  expect(paths.filter((path) => path.includes(":"))).toEqual([]);
});

test("terms are numbered from 1 in alphabetical order", { tags: ["GLOS-2", "GLOS-5"] }, () => {
  expect(terms.map(({ id }) => id)).toEqual(terms.map((_term, index) => index + 1));
  const names = terms.map(({ term }) => term);
  expect(names).toEqual(names.toSorted(new Intl.Collator("en", { sensitivity: "base" }).compare));
});

const listed = (names: string) => terms.filter(({ term }) => names.split(", ").includes(term));

test("the ten everyday words are not linked in texts, technical terms are", { tags: ["LINK-1", "LINK-2"] }, () => {
  const everyday = "API, Cluster, Container, Guardrails, Helm, Inference, Ingress, Middleware, Pod, Version Control";
  const technical = "Azure, Kubernetes, Zero Trust, DevSecOps, Data Sovereignty, GDPR, AI Agents, Terraform";
  expect(listed(everyday).filter(({ autoLink }) => autoLink !== false)).toEqual([]);
  expect(listed(technical).filter(({ autoLink }) => autoLink === false)).toEqual([]);
});

test("each category has terms", { tags: "GLOS-4" }, () => {
  expect(new Set(terms.map(({ category }) => category))).toEqual(new Set(termCategories));
});
