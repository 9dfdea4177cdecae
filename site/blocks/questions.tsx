import { labels } from "#site/generated/shell.ts";

import type { LinkedText } from "#site/glossary/linked-text.ts";
import { Accordion } from "#site/ui/accordion.tsx";

import { RichText } from "./rich-text.tsx";
import { SplitSection } from "#site/ui/section.tsx";

type Question = { question: string; answer: LinkedText };

type Props = {
  questions: readonly Question[] | undefined;
  /** Continues a light section above after a hairline. */
  isContinued?: boolean;
};

export function Questions({ questions, isContinued = false }: Props) {
  if (!questions) return null;
  const items = questions.map(({ question, answer }) => ({ heading: question, content: <RichText text={answer} /> }));
  return (
    <SplitSection heading={labels.questions} tone="paper" isContinued={isContinued}>
      <Accordion name="questions" items={items} />
    </SplitSection>
  );
}
