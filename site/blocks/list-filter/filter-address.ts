import { everything } from "./find-matches.ts";
import type { Filter } from "./find-matches.ts";

/**
 * Characters of a search that stand in the address: written as bytes they are up to nine times as many, and servers limit
 * a request line. A longer one is kept in the history entry.
 */
const longest = 200;

/** Where a filter is kept. */
export type Kept = { search: string; query?: string | undefined };

/** The filter that an address asks for; a category nobody knows counts as all. */
export function readFilter({ search, query }: Kept, categories: readonly string[]): Filter {
  const parameters = new URLSearchParams(search);
  const category = parameters.get("category") ?? everything.category;
  return {
    query: parameters.get("q") ?? query ?? everything.query,
    category: categories.includes(category) ? category : everything.category,
  };
}

/** The same address with this filter: nothing is added for what is not filtered. */
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
