import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { filterOptions } from "./filter-options.ts";
import { ListFilter } from "./list-filter.tsx";

const nothing = (): void => undefined;
const labels = {
  search: { label: "Search", placeholder: "", clear: "Clear", categories: "Categories" },
  all: "All",
  count: { one: "term", many: "terms" },
  empty: "",
  clearFilters: "",
};
const options = filterOptions("All", ["CI/CD & more"]);

function render(matches: ReadonlySet<string> | undefined): string {
  const filter = { query: "", category: "all", matches, setQuery: nothing, setCategory: nothing, clear: nothing };
  return renderToStaticMarkup(createElement(ListFilter, { labels, options, filter, total: 3 }));
}

test.for([
  [undefined, "3 terms"],
  [new Set<string>(), "0 terms"],
  [new Set(["a"]), "1 term"],
] as const)("%j leaves %s", ([matches, text]) => {
  expect(render(matches)).toContain(`>${text}</output>`);
});

test("categories are offered after 'all', and are slugs in addresses", () => {
  expect(options.map(({ value }) => value)).toEqual(["all", expect.stringMatching(/^[a-z-]+$/)]);
});
