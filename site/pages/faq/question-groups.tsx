import { ListEntry } from "#site/blocks/list-filter/list-filter.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedQuestionGroup } from "#site/content/page-data/glossary-and-faq.server.ts";

export function QuestionGroups({ groups }: { groups: readonly LinkedQuestionGroup[] }) {
  return groups.map(({ id: group, label, items }) => (
    <section key={group} id={group} className="question-group">
      <h2>{label}</h2>
      <div>
        {items.map(({ id, question, answer }) => (
          <ListEntry key={id} id={id} labelledBy={`${id}-question`} category={group}>
            <details className="accordion-item">
              <summary className="py-4">
                <h3 id={`${id}-question`} data-searchable>
                  {question}
                </h3>
              </summary>
              <p className="answer" data-searchable>
                <RichText text={answer} />
              </p>
            </details>
          </ListEntry>
        ))}
      </div>
    </section>
  ));
}
