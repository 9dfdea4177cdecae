import { expect, test } from "vitest";

import { plainText } from "./linked-text.ts";
import { termLinkers } from "./term-linker.ts";

const linkers = termLinkers(["Azure", "DevOps", "Azure DevOps", "CI/CD"]);

test("LINK-3 only the first appearance on a page is linked", () => {
  const link = linkers();
  expect(link("Azure and Azure")).toEqual([{ term: "azure", text: "Azure" }, " and Azure"]);
  expect(link("Again AZURE, now with ci/cd.")).toEqual([
    "Again AZURE, now with ",
    { term: "cicd", text: "ci/cd" },
    ".",
  ]);
  expect(link("Nothing new about Azure")).toBe("Nothing new about Azure");
});

test("LINK-7 every page starts anew", () => {
  expect(linkers()("Azure")).toEqual([{ term: "azure", text: "Azure" }]);
  expect(linkers()("Azure")).toEqual([{ term: "azure", text: "Azure" }]);
});

test("a longer term keeps its words even where it is not linked again", () => {
  const link = linkers();
  expect(link("Azure DevOps")).toEqual([{ term: "azure-devops", text: "Azure DevOps" }]);
  expect(link("Azure DevOps, DevOps")).toEqual(["Azure DevOps, ", { term: "devops", text: "DevOps" }]);
});

test("LINK-8 a definition does not link to its own term, and does not use up its first appearance", () => {
  const link = linkers();
  expect(link("DevOps is …", "devops")).toBe("DevOps is …");
  expect(link("Like DevOps")).toEqual(["Like ", { term: "devops", text: "DevOps" }]);
});

test("LINK-5 the words of the text stay as they are", () => {
  const text = "azure devops, DEVOPS and Ci/Cd on AZURE";
  expect(plainText(linkers()(text))).toBe(text);
});
