import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

import { filterOptions } from "#site/blocks/list-filter/filter-options.ts";
import { listLetters, TermGroups } from "#site/pages/glossary/term-groups.tsx";
import { TermList } from "#site/pages/glossary/term-list.tsx";
import type { GlossaryEntry } from "#site/collections/views/glossary.server.ts";
import "#site/styles/site.css";

// The glossary's list with as many terms as it may have one day: what tests/speed/filter-speed.spec.ts measures.

const vocabulary = ["access", "backup", "cluster", "deployment", "evidence", "function", "gateway", "hardware"];
const categories: GlossaryEntry["category"][] = ["DevOps", "Cloud Security", "Cloud Compliance"];
const wordAt = (place: number): string => vocabulary[place % vocabulary.length] ?? "";

const entries = Array.from({ length: 2000 }, (_, index): GlossaryEntry => {
  const letter = String.fromCodePoint(65 + Math.floor(index / 77));
  return {
    slug: `term-${index}`,
    term: `${letter} ${wordAt(index)} ${index}`,
    category: categories[index % categories.length] ?? "DevOps",
    definition: Array.from({ length: 60 }, (__, place) => wordAt(index * 7 + (place % 4))).join(" "),
    related: [1, 2, 3].map((step) => `${wordAt(index + step)} ${index}`),
    review: { source: undefined, month: undefined },
  };
});

const labels = {
  search: { label: "Search", placeholder: "Search", clear: "Clear", categories: "Categories" },
  all: "All",
  alphabet: "Letters",
  related: "Related",
  copy: "Copy",
  count: { one: "term", many: "terms" },
  empty: "Nothing found",
  clearFilters: "Clear",
  copied: { title: "Copied", text: "Copied" },
};

const html = renderToStaticMarkup(<TermGroups entries={entries} labels={labels} />);

const main = document.querySelector("main");
if (!main) throw new Error("There is no main element");
createRoot(main).render(
  <MemoryRouter>
    <TermList
      html={html}
      total={entries.length}
      letters={listLetters(entries)}
      options={filterOptions(labels.all, categories)}
      labels={labels}
    />
  </MemoryRouter>,
);
