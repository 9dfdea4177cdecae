import { getContent } from "#site/content/content.server.ts";

import { linkAnswers, pageLinker } from "./linked-text.server.ts";
import { describeReview } from "./review.server.ts";

export type GlossaryEntry = ReturnType<typeof listEntries>[number];

/** Returns the terms of the glossary page, with links to each other. */
export function listEntries() {
  const link = pageLinker();
  return getContent().terms.map(({ slug, term, category, definition, related, ...rest }) => ({
    slug,
    term,
    category,
    definition: link(definition, slug),
    related,
    review: describeReview(rest),
  }));
}

export type LinkedQuestionGroup = ReturnType<typeof listQuestionGroups>[number];

/** Returns the groups of the FAQ page with linked terms. */
export function listQuestionGroups() {
  const link = pageLinker();
  return getContent().questions.map(({ id, label, items }) => ({ id, label, items: linkAnswers(link, items) }));
}
