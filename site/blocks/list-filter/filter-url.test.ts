import { expect, test } from "vitest";

import { readFilter, writeFilter } from "./filter-url.ts";

const categories = ["all", "devops", "cloud"];

test("a filter survives a round trip through the URL", () => {
  for (const filter of [
    { query: "", category: "all" },
    { query: "CI/CD & more?", category: "devops" },
    { query: "Größe", category: "all" },
    { query: "x".repeat(100_000), category: "cloud" },
  ]) {
    expect(readFilter(writeFilter("", filter), categories)).toEqual(filter);
  }
});

test("without a filter the URL stays as it is, and other parameters are kept", () => {
  expect(writeFilter("?q=old&category=cloud", { query: " ", category: "all" }).search).toBe("");
  expect(writeFilter("?ref=mail&q=old", { query: "new", category: "all" }).search).toBe("?ref=mail&q=new");
});

test("an unknown category counts as all", () => {
  expect(readFilter({ search: "?category=cooking&q=x" }, categories)).toEqual({ query: "x", category: "all" });
});

test("a URL holds 200 characters of a search in any script, and no more", () => {
  const category = "container-orchestration";
  const full = writeFilter("", { query: ` ${"漢".repeat(200)} `, category });
  // The request line has room for 2,048 bytes, with method, path and protocol.
  expect(full.search.length).toBeLessThan(1900);
  expect(full.query).toBeUndefined();
  const query = "a".repeat(201);
  expect(writeFilter("", { query, category })).toEqual({ search: `?category=${category}`, query });
});
