import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";

import { readFilter, writeFilter } from "./filter-url.ts";
import type { StoredFilter } from "./filter-url.ts";
import { emptyFilter, findMatches } from "./find-matches.ts";
import type { Filter, Entry, Option } from "./find-matches.ts";

/** Milliseconds. Browsers limit how often a page may write its URL. */
const urlDelay = 250;

export type ListFilterState = ReturnType<typeof useFilter>;

/**
 * Filters a list that is complete in the page. Reads the filter from the URL and writes it back, so that a reload or a
 * shared link shows the same. Replaces the history entry instead of adding one per keystroke.
 */
export function useFilter(entries: readonly Entry[] | undefined, options: readonly Option[]) {
  const [filter, setFilter] = useState<Filter>(emptyFilter);
  const entry = useLocation();
  const { pathname } = entry;

  // Runs before the paint and for every history entry, so that Back never shows the unfiltered list first.
  useLayoutEffect(() => {
    const categories = options.map(({ value }) => value);
    // oxlint-disable-next-line react/set-state-in-effect -- Only the browser has the URL.
    setFilter(readFilter({ search: location.search, query: storedQuery() }, categories));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It changes with the URL.
  }, [entry, options]);

  useEffect(() => {
    const write = () => {
      // During a navigation the URL already belongs to the next page.
      if (location.pathname === pathname) writeUrl(filter);
    };
    const timer = setTimeout(write, urlDelay);
    // A click may leave this history entry before the delay; Back then reads the filter from its URL.
    addEventListener("click", write, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", write, { capture: true });
    };
  }, [filter, pathname]);

  return {
    ...filter,
    /** Undefined until the entries are read; the list shows all of them until then. */
    matches: useMemo(() => entries && findMatches(entries, filter), [entries, filter]),
    setQuery: useCallback((query: string) => setFilter((current) => ({ ...current, query })), []),
    setCategory: useCallback((category: string) => setFilter((current) => ({ ...current, category })), []),
    clear: useCallback(() => setFilter(emptyFilter), []),
  };
}

function writeUrl(filter: Filter): void {
  const { search, query } = writeFilter(location.search, filter);
  if (search === location.search && query === storedQuery()) return;
  history.replaceState({ ...history.state, query }, "", location.pathname + search + location.hash);
}

const storedQuery = (): string | undefined => (history.state as StoredFilter | null)?.query;
