import { ListEntry } from "#site/blocks/list-filter/list-entry.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedQuestionGroup } from "#site/content/page-data/glossary-and-faq.server.ts";
import { AccordionItem } from "#site/ui/accordion.tsx";
import { Section } from "#site/ui/section.tsx";

import "./question-groups.css";

type Props = { groups: readonly LinkedQuestionGroup[]; allAnswers: string };

export function QuestionGroups({ groups, allAnswers }: Props) {
  return (
    <Section className="list-results">
      <button type="button" className="needs-script all-answers">
        {allAnswers}
      </button>
      <div>
        {groups.map((group) => (
          <QuestionGroup key={group.id} {...group} />
        ))}
      </div>
    </Section>
  );
}

function QuestionGroup({ id: group, label, items }: LinkedQuestionGroup) {
  return (
    <section id={group} className="question-group">
      <h2>{label}</h2>
      <div>
        {items.map(({ id, question, answer }) => (
          <ListEntry key={id} id={id} labelledBy={`${id}-question`} category={group}>
            <AccordionItem
              className="py-4"
              heading={
                <h3 id={`${id}-question`} data-searchable>
                  {question}
                </h3>
              }
            >
              <p className="answer" data-searchable>
                <RichText text={answer} />
              </p>
            </AccordionItem>
          </ListEntry>
        ))}
      </div>
    </section>
  );
}
