import type { Question } from "schema-dts";

import type { QuestionGroup } from "#site/content/schemas/questions.server.ts";

export function questionNodes(url: string, groups: readonly QuestionGroup[]) {
  return groups
    .flatMap(({ items }) => items)
    .map(
      ({ id, question, answer }) =>
        ({
          "@type": "Question",
          "@id": `${url}#${id}`,
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        }) satisfies Question,
    );
}
