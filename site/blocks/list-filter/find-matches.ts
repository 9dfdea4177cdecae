/** An entry of a list as the filter sees it; its text is lower case. */
export type Entry = { id: string; categories: readonly string[]; text: string };

export type Filter = { query: string; category: string };

export const everything: Filter = { query: "", category: "all" };

/** The ids of the entries that contain the query, as it stands, and belong to the category. */
export function findMatches(entries: readonly Entry[], { query, category }: Filter): ReadonlySet<string> {
  const wanted = query.trim().toLowerCase();
  return new Set(
    entries
      .filter((entry) => category === everything.category || entry.categories.includes(category))
      .filter(({ text }) => text.includes(wanted))
      .map(({ id }) => id),
  );
}
