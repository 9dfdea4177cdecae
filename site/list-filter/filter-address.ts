import { everything } from "./find-matches.ts";
import type { Filter } from "./find-matches.ts";

/** The filter that an address asks for; a category nobody knows counts as all. */
export function readFilter(search: string, categories: readonly string[]): Filter {
  const parameters = new URLSearchParams(search);
  const category = parameters.get("category") ?? everything.category;
  return {
    query: parameters.get("q") ?? everything.query,
    category: categories.includes(category) ? category : everything.category,
  };
}

/** The same address with this filter: nothing is added for what is not filtered. */
export function writeFilter(search: string, { query, category }: Filter): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("q");
  parameters.delete("category");
  if (query.trim() !== "") parameters.set("q", query.trim());
  if (category !== everything.category) parameters.set("category", category);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
