import type { Service } from "#site/collections/services.server.ts";
import { QuestionList } from "#site/ui/question-list.tsx";
import { Section } from "#site/ui/section.tsx";

import { useSite } from "./site-context.ts";

/** A page's own questions, where it has some. */
export function Questions({ questions }: { questions: Service["questions"] }) {
  const { words } = useSite();
  if (!questions) return null;
  return (
    <Section heading={words.questions}>
      <QuestionList name="questions" questions={questions} />
    </Section>
  );
}
