import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

import { hideEntries } from "./hide-entries.ts";
import type { Group } from "./hide-entries.ts";

/**
 * Hides the entries that do not match, and groups without any, by the attribute itself. React would compare every entry
 * at every key; with 2,000 of them that alone takes longer than a key may take.
 */
export function useHidden(list: RefObject<HTMLElement | null>, matches: ReadonlySet<string> | undefined): void {
  const groups = useRef<readonly Group[]>(undefined);
  const shown = useRef<ReadonlySet<string>>(undefined);

  useLayoutEffect(() => {
    if (!matches) return;
    groups.current ??= readGroups(list);
    hideEntries(groups.current, matches, shown.current);
    shown.current = matches;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Two rules disagree on refs that are handed in.
  }, [list, matches]);
}

const readGroups = ({ current }: RefObject<HTMLElement | null>): Group[] =>
  [...(current?.querySelectorAll("section") ?? [])].map(readGroup);

function readGroup(element: HTMLElement): Group {
  const entries = [...element.querySelectorAll("article")].map((entry) => ({ element: entry, id: entry.id }));
  return { element, entries };
}
