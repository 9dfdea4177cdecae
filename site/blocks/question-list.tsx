import { memo, useMemo } from "react";

import type { LinkedQuestionGroup } from "#site/collections/linked-questions.server.ts";
import { plainText } from "#site/glossary/rich-text.ts";
import { useFilter } from "#site/list-filter/use-filter.ts";
import { useHidden } from "#site/list-filter/use-hidden.ts";
import { useJump } from "#site/list-filter/use-jump.ts";

import { ListFilter } from "./list-filter.tsx";
import type { FilterWords } from "./list-filter.tsx";
import { NoMatches } from "./no-matches.tsx";
import { RichText } from "./rich-text.tsx";

type Props = {
  groups: readonly LinkedQuestionGroup[];
  words: FilterWords;
};

/** All questions with their answers, under the labels of their groups. */
export function QuestionList({ groups, words }: Props) {
  const options = useMemo(
    () => [{ value: "all", label: words.all }, ...groups.map(({ id, label }) => ({ value: id, label }))],
    [groups, words.all],
  );
  const listed = useMemo(
    () =>
      groups.flatMap(({ id: category, items }) =>
        items.map(({ id, question, answer }) => ({
          id,
          category,
          text: `${question} ${plainText(answer)}`.toLowerCase(),
        })),
      ),
    [groups],
  );
  const filter = useFilter(listed, options);
  const { matches, clear } = filter;
  useJump(clear);
  const list = useHidden(matches);

  return (
    <>
      <ListFilter words={words} options={options} filter={filter} />
      <div ref={list}>
        <QuestionGroups groups={groups} />
      </div>
      {matches.size === 0 && <NoMatches text={words.empty} clear={words.clearFilters} onClear={clear} />}
    </>
  );
}

/** All questions under their labels: made once, whatever is searched for. */
const QuestionGroups = memo(function QuestionGroups({ groups }: Pick<Props, "groups">) {
  return groups.map(({ id: group, label, items }) => (
    <section key={group} id={group} className="question-group">
      <h2 className="self-start text-3xl font-bold lg:sticky lg:top-24">{label}</h2>
      <div>
        {items.map(({ id, question, answer }) => (
          <article key={id} id={id} tabIndex={-1} className="term-card" aria-labelledby={`${id}-question`}>
            <h3 id={`${id}-question`} className="text-xl font-semibold">
              {question}
            </h3>
            <p className="mt-2 max-w-[46em] text-ink-2">
              <RichText text={answer} />
            </p>
          </article>
        ))}
      </div>
    </section>
  ));
});
