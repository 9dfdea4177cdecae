import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { readFilter, writeFilter } from "./filter-url.ts";
import { emptyFilter, findMatches } from "./find-matches.ts";
import type { Entry, Filter, Option } from "./find-matches.ts";

/** Milliseconds. Browsers limit how often a page may write its URL. */
const urlDelay = 250;

type ListEntry = Entry & { element: HTMLElement };

export type ListFilterState = ReturnType<typeof useFilter>;

/**
 * Filters a list that is static HTML, and reads its entries from there. Hides entries by attribute, because React would
 * compare all of them at every keystroke. Reads the filter from the URL and writes it back, so that a reload or a shared
 * link shows the same. Replaces the history entry instead of adding one per keystroke.
 */
export function useFilter(options: readonly Option[]) {
  const list = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<readonly ListEntry[]>();
  const [filter, setFilter] = useState<Filter>(emptyFilter);
  const matches = useMemo(() => entries && findMatches(entries, filter), [entries, filter]);
  const clear = useCallback(() => setFilter(emptyFilter), []);

  // Before the paint, so that the first one shows what the URL says.
  useLayoutEffect(() => {
    const categories = options.map(({ value }) => value);
    const read = () => setFilter(readFilter(location.search, categories));
    const elements = list.current?.querySelectorAll<HTMLElement>("[data-category]") ?? [];
    // oxlint-disable-next-line react/set-state-in-effect -- The entries are read from the DOM.
    setEntries([...elements].map(readEntry));
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, [options]);

  useLayoutEffect(() => {
    if (entries && matches) showOnly(entries, matches);
  }, [entries, matches]);

  useEffect(() => {
    const write = () => writeUrl(filter);
    const timer = setTimeout(write, urlDelay);
    // A click may leave this history entry before the delay; Back then reads the filter from its URL.
    addEventListener("click", write, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", write, { capture: true });
    };
  }, [filter]);

  // Shows the target of the URL if the filter hides it.
  const isRead = matches !== undefined;
  useEffect(() => {
    const show = () => {
      const target = document.querySelector<HTMLElement>("[data-category]:target");
      if (target?.checkVisibility() !== false) return;
      flushSync(clear);
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    };
    // Later, because React cannot update the list during an effect.
    const timer = setTimeout(() => isRead && show());
    addEventListener("hashchange", show);
    return () => {
      clearTimeout(timer);
      removeEventListener("hashchange", show);
    };
  }, [isRead, clear]);

  return {
    ...filter,
    list,
    /** Undefined until the entries are read; the list shows all of them until then. */
    matches,
    found: matches && entries?.filter(({ id }) => matches.has(id)),
    setQuery: useCallback((query: string) => setFilter((current) => ({ ...current, query })), []),
    setCategory: useCallback((category: string) => setFilter((current) => ({ ...current, category })), []),
    clear,
  };
}

function writeUrl(filter: Filter): void {
  const search = writeFilter(location.search, filter);
  if (search !== location.search) history.replaceState(history.state, "", location.pathname + search + location.hash);
}

function showOnly(entries: readonly ListEntry[], matches: ReadonlySet<string>): void {
  for (const { id, element } of entries) {
    if (element.hidden === matches.has(id)) element.hidden = !matches.has(id);
  }
}

function readEntry(element: HTMLElement): ListEntry {
  const searched = [...element.querySelectorAll("[data-searchable]")];
  return {
    id: element.id,
    element,
    categories: (element.dataset["category"] ?? "").split(" "),
    text: searched.map(({ textContent }) => textContent.toLowerCase()).join(" "),
  };
}
