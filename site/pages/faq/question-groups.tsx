import type { LinkedQuestionGroup } from "#site/collections/views/linked-questions.server.ts";

import { ListEntry } from "#site/blocks/list-filter/list-entry.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";

/** All questions with their answers, under the labels of their groups. */
export function QuestionGroups({ groups }: { groups: readonly LinkedQuestionGroup[] }) {
  return groups.map(({ id: group, label, items }) => (
    <section key={group} id={group} className="question-group">
      <h2 className="self-start text-3xl font-bold lg:sticky lg:top-24">{label}</h2>
      <div>
        {items.map(({ id, question, answer }) => (
          <ListEntry key={id} id={id} labelledBy={`${id}-question`} category={group}>
            <h3 id={`${id}-question`} className="text-xl font-semibold" data-searched>
              {question}
            </h3>
            <p className="mt-2 max-w-[46em] text-ink-2" data-searched>
              <RichText text={answer} />
            </p>
          </ListEntry>
        ))}
      </div>
    </section>
  ));
}
