import type { Option } from "#site/blocks/list-filter/find-matches.ts";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { useTextFilter } from "#site/blocks/list-filter/use-text-filter.ts";
import { LongText } from "#site/blocks/long-text.tsx";

import { toggleAnswers, useOpenAnswers } from "./use-open-answers.ts";

import "./question-groups.css";

type Props = {
  /** QuestionGroups, rendered at build. */
  html: string;
  total: number;
  options: readonly Option[];
  labels: FilterLabels & { allAnswers: string };
  intro: { lead: string; unit: string };
};

export function QuestionList({ html, total, options, labels, intro }: Props) {
  const { list, filter } = useTextFilter(options);
  useOpenAnswers(list, filter.query, filter.matches);

  return (
    <ListFilter labels={labels} options={options} filter={filter} total={total} intro={intro}>
      {filter.matches?.size !== 0 && (
        <button type="button" className="needs-script all-answers" onClick={() => toggleAnswers(list.current)}>
          {labels.allAnswers}
        </button>
      )}
      <div ref={list}>
        <LongText id="questions" html={html} />
      </div>
    </ListFilter>
  );
}
