import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

import type { Listed } from "./find-matches.ts";

/** What there is to search, read from the list in the page itself: it is there before any script, and said only once. */
export function useListed(list: RefObject<HTMLElement | null>): readonly Listed[] | undefined {
  const [listed, setListed] = useState<readonly Listed[]>();
  useLayoutEffect(() => {
    const entries = list.current?.querySelectorAll("article") ?? [];
    // oxlint-disable-next-line react/set-state-in-effect -- The list is known once it is in the page.
    setListed([...entries].map(readEntry));
  }, [list]);
  return listed;
}

function readEntry(entry: HTMLElement): Listed {
  const searched = [...entry.querySelectorAll("[data-searched]")];
  return {
    id: entry.id,
    categories: [entry.dataset["category"] ?? ""],
    text: searched.map(({ textContent }) => textContent.toLowerCase()).join(" "),
  };
}
