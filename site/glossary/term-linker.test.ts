import { expect, test } from "vitest";

import { termLinkers, termMatcher } from "./term-linker.server.ts";

const linkers = termLinkers(["Azure", "DevOps", "Azure DevOps", "CI/CD"]);

test("only the first appearance is linked, in its spelling", { tags: ["LINK-3", "LINK-5", "LINK-7"] }, () => {
  const link = linkers();
  expect(link("Azure and Azure")).toEqual([{ term: "azure", text: "Azure" }, " and Azure"]);
  expect(link("Again AZURE, now with ci/cd.")).toEqual([
    "Again AZURE, now with ",
    { term: "cicd", text: "ci/cd" },
    ".",
  ]);
  expect(link("Nothing new about Azure")).toBe("Nothing new about Azure");
  expect(linkers()("Azure")).toEqual([{ term: "azure", text: "Azure" }]);
});

test("the words of a longer term are not linked separately, even if that term is linked already", () => {
  const link = linkers();
  expect(link("Azure DevOps")).toEqual([{ term: "azure-devops", text: "Azure DevOps" }]);
  expect(link("Azure DevOps, DevOps")).toEqual(["Azure DevOps, ", { term: "devops", text: "DevOps" }]);
});

test("a definition does not link to its own term, and does not use up its first appearance", { tags: "LINK-8" }, () => {
  const link = linkers();
  expect(link("DevOps is …", "devops")).toBe("DevOps is …");
  expect(link("Like DevOps")).toEqual(["Like ", { term: "devops", text: "DevOps" }]);
});

const findTerms = (terms: readonly string[], text: string): string[] =>
  termMatcher(terms)(text).map(({ start, end, term }) => `${term}: ${text.slice(start, end)}`);

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
