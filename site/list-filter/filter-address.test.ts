import { expect, test } from "vitest";

import { readFilter, writeFilter } from "./filter-address.ts";

const categories = ["all", "devops", "cloud"];

test("a filter survives the way through the address", () => {
  for (const filter of [
    { query: "", category: "all" },
    { query: "CI/CD & more?", category: "devops" },
    { query: "Größe", category: "all" },
  ]) {
    expect(readFilter(writeFilter("", filter), categories)).toEqual(filter);
  }
});

test("without a filter the address stays as it is, and other parameters are kept", () => {
  expect(writeFilter("?q=old&category=cloud", { query: " ", category: "all" })).toBe("");
  expect(writeFilter("?ref=mail&q=old", { query: "new", category: "all" })).toBe("?ref=mail&q=new");
});

test("an unknown category counts as all", () => {
  expect(readFilter("?category=cooking&q=x", categories)).toEqual({ query: "x", category: "all" });
});
