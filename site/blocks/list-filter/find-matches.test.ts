import { expect, test } from "vitest";

import { findMatches } from "./find-matches.ts";

const entries = [
  { id: "cicd", categories: ["devops"], text: "ci/cd is a practice (continuous)" },
  { id: "azure", categories: ["cloud", "compliance"], text: "azure is microsoft’s cloud" },
  { id: "regex", categories: ["devops"], text: "a.b is not axb" },
];
const found = (query: string, category = "all") => [...findMatches(entries, { query, category })];

test("finds the query anywhere, in upper or lower case", { tags: ["GLOS-8", "FAQ-6"] }, () => {
  expect(found("")).toEqual(["cicd", "azure", "regex"]);
  expect(found("ZUR")).toEqual(["azure"]);
  expect(found("Microsoft's")).toEqual(["azure"]);
});

test("ignores spaces around the query and matches special characters literally", { tags: "GLOS-9" }, () => {
  expect(found("  cloud ")).toEqual(["azure"]);
  expect(found("a.b")).toEqual(["regex"]);
  expect(found("(cont")).toEqual(["cicd"]);
  expect(found(".*")).toEqual([]);
});

test("requires query and category to match, the category exactly", { tags: ["GLOS-4", "GLOS-10", "FAQ-7"] }, () => {
  expect(found("is", "devops")).toEqual(["cicd", "regex"]);
  expect(found("azure", "devops")).toEqual([]);
  expect(found("", "dev")).toEqual([]);
});

test("finds an entry under each of its categories", { tags: "BLOG-3" }, () => {
  expect(found("", "cloud")).toEqual(["azure"]);
  expect(found("", "compliance")).toEqual(["azure"]);
});
