import { everything } from "./find-matches.ts";
import type { Filter } from "./find-matches.ts";

/**
 * Characters of a search in the URL: encoded they are up to nine times as many, and servers limit a request line. A longer
 * search is kept in the history entry.
 */
const longest = 200;

/** Where a filter is kept. */
export type Kept = { search: string; query?: string | undefined };

/** Returns the filter of a URL; an unknown category counts as all. */
export function readFilter({ search, query }: Kept, categories: readonly string[]): Filter {
  const parameters = new URLSearchParams(search);
  const category = parameters.get("category") ?? everything.category;
  return {
    query: parameters.get("q") ?? query ?? everything.query,
    category: categories.includes(category) ? category : everything.category,
  };
}

/** Returns the same URL with this filter; the default filter adds nothing. */
export function writeFilter(search: string, { query, category }: Filter): Kept {
  const parameters = new URLSearchParams(search);
  const wanted = query.trim();
  const isLong = wanted.length > longest;
  parameters.delete("q");
  parameters.delete("category");
  if (wanted !== "" && !isLong) parameters.set("q", wanted);
  if (category !== everything.category) parameters.set("category", category);
  const text = parameters.toString();
  return { search: text === "" ? "" : `?${text}`, query: isLong ? wanted : undefined };
}
