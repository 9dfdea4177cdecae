import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";

import { readFilter, writeFilter } from "./filter-url.ts";
import type { Kept } from "./filter-url.ts";
import { everything, findMatches } from "./find-matches.ts";
import type { Filter, Entry } from "./find-matches.ts";
import type { Option } from "./filter-options.ts";

/** Browsers limit how often a page may write its URL. */
const urlDelay = 250;

export type ListFilterState = ReturnType<typeof useFilter>;

/**
 * A filter over a list that is complete in the page. It starts with the URL and keeps the URL up to date, so that a reload or
 * a shared link shows the same; the history gets no entry per key.
 */
export function useFilter(entries: readonly Entry[] | undefined, options: readonly Option[]) {
  const [filter, setFilter] = useState<Filter>(everything);
  const entry = useLocation();
  const { pathname } = entry;

  // Before the first paint, and again for every entry of the history.
  useLayoutEffect(() => {
    const categories = options.map(({ value }) => value);
    // oxlint-disable-next-line react/set-state-in-effect -- The URL is known in the browser only.
    setFilter(readFilter({ search: location.search, query: keptQuery() }, categories));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It stands for the URL.
  }, [entry, options]);

  useEffect(() => {
    const write = () => {
      // The URL is the next page's as soon as that begins to be shown.
      if (location.pathname === pathname) writeUrl(filter);
    };
    const timer = setTimeout(write, urlDelay);
    // A click may leave this history entry: a link within the page and Back read the filter from its URL.
    addEventListener("click", write, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", write, { capture: true });
    };
  }, [filter, pathname]);

  return {
    ...filter,
    /** Unknown until the list has been read; then everything is shown. */
    matches: useMemo(() => entries && findMatches(entries, filter), [entries, filter]),
    setQuery: useCallback((query: string) => setFilter((current) => ({ ...current, query })), []),
    setCategory: useCallback((category: string) => setFilter((current) => ({ ...current, category })), []),
    clear: useCallback(() => setFilter(everything), []),
  };
}

function writeUrl(filter: Filter): void {
  const { search, query } = writeFilter(location.search, filter);
  if (search === location.search && query === keptQuery()) return;
  history.replaceState({ ...history.state, query }, "", location.pathname + search + location.hash);
}

const keptQuery = (): string | undefined => (history.state as Kept | null)?.query;
