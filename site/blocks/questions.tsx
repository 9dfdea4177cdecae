import type { Service } from "#site/collections/services.server.ts";
import { Accordion } from "#site/ui/accordion.tsx";

import { useSite } from "./site-context.ts";
import { SplitSection } from "./split-section.tsx";

/** A page's own questions, where it has some. */
export function Questions({ questions }: { questions: Service["questions"] }) {
  const { words } = useSite();
  if (!questions) return null;
  const items = questions.map(({ question, answer }) => ({ heading: question, content: answer }));
  return (
    <SplitSection heading={words.questions} tone="paper">
      <Accordion name="questions" items={items} />
    </SplitSection>
  );
}
