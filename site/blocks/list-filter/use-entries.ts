import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

import type { Entry } from "./find-matches.ts";

/** What there is to search, read from the list in the page itself: it is there before any script, and said only once. */
export function useEntries(list: RefObject<HTMLElement | null>): readonly Entry[] | undefined {
  const [entries, setEntries] = useState<readonly Entry[]>();
  useLayoutEffect(() => {
    const elements = list.current?.querySelectorAll("article") ?? [];
    // oxlint-disable-next-line react/set-state-in-effect -- The list is known once it is in the page.
    setEntries([...elements].map(readEntry));
  }, [list]);
  return entries;
}

function readEntry(entry: HTMLElement): Entry {
  const searched = [...entry.querySelectorAll("[data-searched]")];
  return {
    id: entry.id,
    categories: [entry.dataset["category"] ?? ""],
    text: searched.map(({ textContent }) => textContent.toLowerCase()).join(" "),
  };
}
