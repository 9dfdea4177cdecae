import type { Service } from "#site/collections/services.server.ts";
import { Accordion } from "#site/ui/accordion.tsx";
import { Section } from "#site/ui/section.tsx";

import { useSite } from "./site-context.ts";

/** A page's own questions, where it has some. */
export function Questions({ questions }: { questions: Service["questions"] }) {
  const { words } = useSite();
  if (!questions) return null;
  const items = questions.map(({ question, answer }) => ({ heading: question, content: answer }));
  return (
    <Section heading={words.questions}>
      <Accordion name="questions" items={items} />
    </Section>
  );
}
