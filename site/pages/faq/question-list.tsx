import { useMemo, useRef } from "react";

import { everything } from "#site/blocks/list-filter/find-matches.ts";
import type { Option } from "#site/blocks/list-filter/filter-options.ts";
import { useFilter } from "#site/blocks/list-filter/use-filter.ts";
import { useHidden } from "#site/blocks/list-filter/use-hidden.ts";
import { useJump } from "#site/blocks/list-filter/use-jump.ts";
import { useEntries } from "#site/blocks/list-filter/use-entries.ts";
import { LongText } from "#site/blocks/long-text/long-text.tsx";

import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { NoMatches } from "#site/blocks/list-filter/no-matches.tsx";

import { toggleAnswers, useOpenAnswers } from "./use-open-answers.ts";

type Props = {
  /** The questions under their labels, made at build. */
  html: string;
  total: number;
  groups: readonly Option[];
  labels: FilterLabels & { allAnswers: string };
};

/** All questions with their answers. The filter hides them; it never takes them away. */
export function QuestionList({ html, total, groups, labels }: Props) {
  const options = useMemo(() => [{ value: everything.category, label: labels.all }, ...groups], [groups, labels.all]);
  const list = useRef<HTMLDivElement>(null);
  const filter = useFilter(useEntries(list), options);
  const { matches, clear } = filter;
  useJump(list, clear);
  useHidden(list, matches);
  useOpenAnswers(list, filter.query, matches);

  return (
    <ListFilter labels={labels} options={options} filter={filter} total={total}>
      <button type="button" className="all-answers needs-script" onClick={() => toggleAnswers(list.current)}>
        {labels.allAnswers}
      </button>
      <div ref={list}>
        <LongText id="questions" html={html} />
      </div>
      {matches?.size === 0 && <NoMatches text={labels.empty} clear={labels.clearFilters} onClear={clear} />}
    </ListFilter>
  );
}
