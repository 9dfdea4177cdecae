import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { Entry, Option } from "./find-matches.ts";
import { useFilter } from "./use-filter.ts";

type TextEntry = Entry & { element: HTMLElement };

const highlightTime = 2000;

/**
 * Filters a list that is in the page as HTML and reads its entries from there. Hides entries by attribute, because React
 * would compare all of them at every keystroke.
 */
export function useTextFilter(options: readonly Option[]) {
  const list = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<readonly TextEntry[]>();
  const filter = useFilter(entries, options);
  const { matches, clear } = filter;

  useLayoutEffect(() => {
    const elements = list.current?.querySelectorAll("article") ?? [];
    // oxlint-disable-next-line react/set-state-in-effect -- The entries are read from the DOM.
    setEntries([...elements].map(readEntry));
  }, []);

  useLayoutEffect(() => {
    if (entries && matches) showOnly(entries, matches);
  }, [entries, matches]);

  // Shows the target of a jump if the filter hides it, and highlights it briefly.
  useEffect(() => {
    const element = list.current;
    const show = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return;
      if (!target.checkVisibility()) flushSync(clear);
      if (target.localName !== "article") return;
      target.dataset["highlighted"] = "";
      setTimeout(() => delete target.dataset["highlighted"], highlightTime);
    };
    element?.addEventListener("jump", show);
    return () => element?.removeEventListener("jump", show);
  }, [clear]);

  return { list, entries, filter };
}

function showOnly(entries: readonly TextEntry[], matches: ReadonlySet<string>): void {
  for (const { id, element } of entries) {
    if (element.hidden === matches.has(id)) element.hidden = !matches.has(id);
  }
}

function readEntry(element: HTMLElement): TextEntry {
  const searched = [...element.querySelectorAll("[data-searchable]")];
  return {
    id: element.id,
    element,
    categories: [element.dataset["category"] ?? ""],
    text: searched.map(({ textContent }) => textContent.toLowerCase()).join(" "),
  };
}
