import { emptyFilter } from "./find-matches.ts";
import type { Filter } from "./find-matches.ts";

/**
 * Servers limit the request line, and encoding makes a character up to nine times as long. Longer searches are not in the URL.
 */
const maxQueryLength = 200;

/** Returns the filter of a URL. An unknown category counts as all. */
export function readFilter(search: string, categories: readonly string[]): Filter {
  const parameters = new URLSearchParams(search);
  const category = parameters.get("category") ?? emptyFilter.category;
  return {
    query: parameters.get("q") ?? emptyFilter.query,
    category: categories.includes(category) ? category : emptyFilter.category,
  };
}

/** Returns the query of the same URL with this filter. The default filter adds no parameters. */
export function writeFilter(search: string, { query, category }: Filter): string {
  const parameters = new URLSearchParams(search);
  const trimmed = query.trim();
  parameters.delete("q");
  parameters.delete("category");
  if (trimmed !== "" && trimmed.length <= maxQueryLength) parameters.set("q", trimmed);
  if (category !== emptyFilter.category) parameters.set("category", category);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
