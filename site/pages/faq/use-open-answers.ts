import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Opens the answers a search finds until it is cleared, and the target of a jump. */
export function useOpenAnswers(
  list: RefObject<HTMLElement | null>,
  query: string,
  matches: ReadonlySet<string> | undefined,
): void {
  const isSearch = query.trim() !== "";
  const opened = useRef<Element[]>([]);
  useLayoutEffect(() => {
    if (isSearch) {
      const found = [...(list.current?.querySelectorAll("article") ?? [])].filter(({ id }) => matches?.has(id));
      const closed = found.flatMap((entry) => [...entry.querySelectorAll("details:not([open])")]);
      for (const answer of closed) answer.toggleAttribute("open", true);
      opened.current.push(...closed);
    } else {
      for (const answer of opened.current.splice(0)) answer.toggleAttribute("open", false);
    }
  }, [list, isSearch, matches]);

  useEffect(() => {
    const element = list.current;
    const open = ({ target }: Event) => {
      if (target instanceof Element) target.querySelector("details")?.toggleAttribute("open", true);
    };
    element?.addEventListener("jump", open);
    return () => element?.removeEventListener("jump", open);
  }, [list]);
}

/** Opens all visible answers, or closes them if all are open. */
export function toggleAnswers(list: HTMLElement | null): void {
  const answers = [...(list?.querySelectorAll<HTMLDetailsElement>("article:not([hidden]) > details") ?? [])];
  const areOpen = answers.every(({ open }) => open);
  for (const answer of answers) answer.open = !areOpen;
}
