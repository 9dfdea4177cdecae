import { expect, test } from "vitest";

import { termMatcher } from "./term-matcher.ts";

const findTerms = (terms: readonly string[], text: string): string[] =>
  termMatcher(terms)(text).map(({ start, end, term }) => `${terms[term]}: ${text.slice(start, end)}`);

test("the longest term wins, and matches never overlap", { tags: "LINK-4" }, () => {
  const terms = ["Azure", "DevOps", "Azure DevOps", "DevOps Metrics"];
  expect(findTerms(terms, "Azure DevOps on Azure")).toEqual(["Azure DevOps: Azure DevOps", "Azure: Azure"]);
  expect(findTerms(terms, "Azure DevOps Metrics")).toEqual(["Azure: Azure", "DevOps Metrics: DevOps Metrics"]);
});

test("only whole words match, in upper or lower case, and the text keeps its spelling", { tags: "LINK-5" }, () => {
  expect(findTerms(["SaaS", "CI/CD"], "saas, SaaSy, aSaaS, (ci/cd), CI/CDs")).toEqual(["SaaS: saas", "CI/CD: ci/cd"]);
  expect(findTerms(["Pod"], "Pod-based Pöd Podö Pod_ 3Pod Pod3 pod.")).toEqual(["Pod: Pod", "Pod: pod"]);
  expect(findTerms(["über"], "Über überall")).toEqual(["über: Über"]);
  expect(findTerms(["Pod", "𝒜 B"], "𝒜Pod 😀 pod, 𝒜 b")).toEqual(["Pod: pod", "𝒜 B: 𝒜 b"]);
});

test("a text without terms has no matches", { tags: "LINK-6" }, () => {
  expect(findTerms(["Azure"], "Nothing to see")).toEqual([]);
  expect(findTerms(["Azure"], "")).toEqual([]);
});
