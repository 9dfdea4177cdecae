import { labels } from "virtual:shell";

import type { RichText } from "#site/glossary/rich-text.ts";
import { Accordion } from "#site/ui/accordion/accordion.tsx";

import { RichText as Rich } from "./rich-text.tsx";
import { SplitSection } from "./split-section.tsx";

type Question = { question: string; answer: RichText };

type Props = { questions: readonly Question[] | undefined; tone?: "paper" | "mist" };

/** A page's own questions, where it has some. */
export function Questions({ questions, tone = "paper" }: Props) {
  if (!questions) return null;
  const items = questions.map(({ question, answer }) => ({ heading: question, content: <Rich text={answer} /> }));
  return (
    <SplitSection heading={labels.questions} tone={tone}>
      <Accordion name="questions" items={items} />
    </SplitSection>
  );
}
