import { expect, test } from "vitest";

import { termLinkers } from "./term-linker.ts";

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
