import { emptyFilter } from "./find-matches.ts";
import type { Filter } from "./find-matches.ts";

/**
 * Servers limit the request line, and encoding makes a character up to nine times as long. Longer searches are stored in
 * the history entry.
 */
const maxQueryLength = 200;

export type StoredFilter = { search: string; query?: string | undefined };

/** Returns the filter of a URL. An unknown category counts as all. */
export function readFilter({ search, query }: StoredFilter, categories: readonly string[]): Filter {
  const parameters = new URLSearchParams(search);
  const category = parameters.get("category") ?? emptyFilter.category;
  return {
    query: parameters.get("q") ?? query ?? emptyFilter.query,
    category: categories.includes(category) ? category : emptyFilter.category,
  };
}

/** Returns the same URL with this filter. The default filter adds no parameters. */
export function writeFilter(search: string, { query, category }: Filter): StoredFilter {
  const parameters = new URLSearchParams(search);
  const trimmed = query.trim();
  const isLong = trimmed.length > maxQueryLength;
  parameters.delete("q");
  parameters.delete("category");
  if (trimmed !== "" && !isLong) parameters.set("q", trimmed);
  if (category !== emptyFilter.category) parameters.set("category", category);
  const text = parameters.toString();
  return { search: text === "" ? "" : `?${text}`, query: isLong ? trimmed : undefined };
}
