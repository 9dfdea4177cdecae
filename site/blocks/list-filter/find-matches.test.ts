import { expect, test } from "vitest";

import { findMatches } from "./find-matches.ts";

const entries = [
  { id: "cicd", categories: ["devops"], text: "ci/cd is a practice (continuous)" },
  { id: "azure", categories: ["cloud", "compliance"], text: "azure is microsoft’s cloud" },
  { id: "regex", categories: ["devops"], text: "a.b is not axb" },
];
const found = (query: string, category = "all") => [...findMatches(entries, { query, category })];

test("GLOS-8 FAQ-6 finds the query anywhere, in upper or lower case", () => {
  expect(found("")).toEqual(["cicd", "azure", "regex"]);
  expect(found("ZUR")).toEqual(["azure"]);
  expect(found("Microsoft's")).toEqual(["azure"]);
});

test("GLOS-9 ignores spaces around the query and matches special characters literally", () => {
  expect(found("  cloud ")).toEqual(["azure"]);
  expect(found("a.b")).toEqual(["regex"]);
  expect(found("(cont")).toEqual(["cicd"]);
  expect(found(".*")).toEqual([]);
});

test("GLOS-4 GLOS-10 FAQ-7 requires query and category to match, the category exactly", () => {
  expect(found("is", "devops")).toEqual(["cicd", "regex"]);
  expect(found("azure", "devops")).toEqual([]);
  expect(found("", "dev")).toEqual([]);
});

test("BLOG-3 finds an entry under each of its categories", () => {
  expect(found("", "cloud")).toEqual(["azure"]);
  expect(found("", "compliance")).toEqual(["azure"]);
});
