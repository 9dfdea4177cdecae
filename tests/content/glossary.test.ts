import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";

// What the specification says about terms. How many there are: counts.test.ts; how they are written: scripts/check/editorial.

const { terms } = getContent();
const isLinked = (name: string) => terms.find(({ term }) => term === name)?.autoLink !== false;

test("GLOS-2 GLOS-5 terms are numbered from 1, in alphabetical order", () => {
  expect(terms.map(({ id }) => id)).toEqual(terms.map((_term, index) => index + 1));
  const names = terms.map(({ term }) => term.toLowerCase());
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
});

test("LINK-2 the ten everyday words are not linked in texts, the words of the trade are", () => {
  const everyday = "API, Cluster, Container, Guardrails, Helm, Inference, Ingress, Middleware, Pod, Version Control";
  const trade = "Azure, Kubernetes, Zero Trust, DevSecOps, Data Sovereignty, GDPR, AI Agents, Terraform";
  expect(everyday.split(", ").filter(isLinked)).toEqual([]);
  expect(trade.split(", ").filter((name) => !isLinked(name))).toEqual([]);
});
