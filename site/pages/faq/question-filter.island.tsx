import { useEffect, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";

import type { Option } from "#site/blocks/list-filter/find-matches.ts";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { useFilter } from "#site/blocks/list-filter/use-filter.ts";
import type { ListFilterState } from "#site/blocks/list-filter/use-filter.ts";

type Props = {
  /** The questions (question-groups.tsx). */
  children?: ReactNode;
  total: number;
  options: readonly Option[];
  labels: FilterLabels;
  intro: { lead: string; unit: string };
};

/** Filters the questions and opens their answers. */
export default function QuestionFilter({ children, total, options, labels, intro }: Props) {
  const filter = useFilter(options);
  useFoundAnswers(filter);
  useToggle(filter);
  return (
    <ListFilter labels={labels} options={options} filter={filter} total={total} intro={intro}>
      {children}
    </ListFilter>
  );
}

/** Opens the answers that a search finds, until it is cleared. */
function useFoundAnswers({ query, found }: ListFilterState): void {
  const isSearch = query.trim() !== "";
  const opened = useRef<Element[]>([]);
  useLayoutEffect(() => {
    if (isSearch) {
      const closed = (found ?? []).flatMap(({ element }) => [...element.querySelectorAll("details:not([open])")]);
      for (const answer of closed) answer.toggleAttribute("open", true);
      opened.current.push(...closed);
    } else {
      for (const answer of opened.current.splice(0)) answer.toggleAttribute("open", false);
    }
  }, [isSearch, found]);
}

/** The button opens all visible answers, or closes them if all are open. */
function useToggle({ list }: ListFilterState): void {
  useEffect(() => {
    const button = list.current?.querySelector(".all-answers");
    const toggle = () => {
      const answers = [
        ...(list.current?.querySelectorAll<HTMLDetailsElement>("article:not([hidden]) > details") ?? []),
      ];
      const areOpen = answers.every(({ open }) => open);
      for (const answer of answers) answer.open = !areOpen;
    };
    button?.addEventListener("click", toggle);
    return () => button?.removeEventListener("click", toggle);
  }, [list]);
}
