import { getContent } from "#site/content/content.server.ts";
import { linkAnswers, pageLinker } from "./linked-text.server.ts";

export type LinkedQuestionGroup = ReturnType<typeof listQuestionGroups>[number];

/** Returns the groups of the FAQ page with linked terms. */
export function listQuestionGroups() {
  const link = pageLinker();
  return getContent().questions.map(({ id, label, items }) => ({ id, label, items: linkAnswers(link, items) }));
}
