import { labels } from "#site/generated/shared-content.ts";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import { Accordion } from "#site/ui/accordion.tsx";
import { Section } from "#site/ui/section.tsx";

import { RichText } from "./rich-text.tsx";

import "./questions.css";

type Question = { question: string; answer: LinkedText };

export function Questions({ questions }: { questions: readonly Question[] | undefined }) {
  if (!questions) return null;
  const items = questions.map(({ question, answer }) => ({ heading: question, content: <RichText text={answer} /> }));
  return (
    <Section className="questions">
      <h2>{labels.questions}</h2>
      <Accordion name="questions" items={items} />
    </Section>
  );
}
