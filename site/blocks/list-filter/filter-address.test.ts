import { expect, test } from "vitest";

import { readFilter, writeFilter } from "./filter-address.ts";

const categories = ["all", "devops", "cloud"];

test("a filter survives the way through the address", () => {
  for (const filter of [
    { query: "", category: "all" },
    { query: "CI/CD & more?", category: "devops" },
    { query: "Größe", category: "all" },
    { query: "x".repeat(100_000), category: "cloud" },
  ]) {
    expect(readFilter(writeFilter("", filter), categories)).toEqual(filter);
  }
});

test("without a filter the address stays as it is, and other parameters are kept", () => {
  expect(writeFilter("?q=old&category=cloud", { query: " ", category: "all" }).search).toBe("");
  expect(writeFilter("?ref=mail&q=old", { query: "new", category: "all" }).search).toBe("?ref=mail&q=new");
});

test("an unknown category counts as all", () => {
  expect(readFilter({ search: "?category=cooking&q=x" }, categories)).toEqual({ query: "x", category: "all" });
});

test("an address holds 200 characters of a search, whatever they are written with, and no more", () => {
  const category = "container-orchestration";
  const full = writeFilter("", { query: ` ${"漢".repeat(200)} `, category });
  // The request line has room for 2,048 bytes, with method, path and protocol.
  expect(full.search.length).toBeLessThan(1900);
  expect(full.query).toBeUndefined();
  const query = "a".repeat(201);
  expect(writeFilter("", { query, category })).toEqual({ search: `?category=${category}`, query });
});
