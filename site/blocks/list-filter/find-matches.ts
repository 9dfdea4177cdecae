import { slugify } from "#site/slugify.ts";

/** Searchable data of a list entry. The text is lower case. */
export type Entry = { id: string; categories: readonly string[]; text: string };

export type Filter = { query: string; category: string };

export const emptyFilter: Filter = { query: "", category: "all" };

/** Returns the ids of the entries that contain the query literally and belong to the category. */
export function findMatches(entries: readonly Entry[], { query, category }: Filter): ReadonlySet<string> {
  // Texts have typographic apostrophes, keyboards straight ones.
  const needle = query.trim().toLowerCase().replaceAll("'", "’");
  return new Set(
    entries
      .filter((entry) => category === emptyFilter.category || entry.categories.includes(category))
      .filter(({ text }) => text.includes(needle))
      .map(({ id }) => id),
  );
}

/** A category, with the number of its entries where the page shows it. */
export type Option = { value: string; label: string; count?: number };

export const allOption = (label: string): Option => ({ value: emptyFilter.category, label });

/** Returns categories as options of the filter, with slugs as values. */
export const filterOptions = (all: string, categories: readonly string[]): Option[] => [
  allOption(all),
  ...categories.map((label) => ({ value: slugify(label), label })),
];
