import { expect, test } from "vitest";

import { readFilter, writeFilter } from "./filter-url.ts";

const categories = ["all", "devops", "cloud"];

test("reads back from the URL what it has written", () => {
  for (const filter of [
    { query: "", category: "all" },
    { query: "CI/CD & more?", category: "devops" },
    { query: "Größe", category: "all" },
  ]) {
    expect(readFilter(writeFilter("", filter), categories)).toEqual(filter);
  }
});

test("removes the parameters of the default filter and keeps all others", () => {
  expect(writeFilter("?q=old&category=cloud", { query: " ", category: "all" })).toBe("");
  expect(writeFilter("?ref=mail&q=old", { query: "new", category: "all" })).toBe("?ref=mail&q=new");
});

test("treats an unknown category as all", () => {
  expect(readFilter("?category=cooking&q=x", categories)).toEqual({ query: "x", category: "all" });
});

test("writes searches of up to 200 characters in any script to the URL", () => {
  const category = "container-orchestration";
  const full = writeFilter("", { query: ` ${"漢".repeat(200)} `, category });
  // nginx accepts 2,048 bytes of path and query.
  expect(full.length).toBeLessThan(1900);
  expect(writeFilter("", { query: "a".repeat(201), category })).toBe(`?category=${category}`);
});
