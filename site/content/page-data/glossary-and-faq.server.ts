import { getContent } from "#site/content/content.server.ts";

import { linkAnswers, pageLinker } from "./linked-text.server.ts";

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
    review: reviewOf(rest),
  }));
}

export type LinkedQuestionGroup = ReturnType<typeof listQuestionGroups>[number];

/** Returns the groups of the FAQ page with linked terms. */
export function listQuestionGroups() {
  const link = pageLinker();
  return getContent().questions.map(({ id, label, items }) => ({ id, label, items: linkAnswers(link, items) }));
}

type Reviewed = { source?: { name: string; url: string } | undefined; reviewed?: string | undefined };

export type Review = ReturnType<typeof reviewOf>;

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns the source of a statement about laws or products, and the month of its last check. */
export const reviewOf = ({ source, reviewed }: Reviewed) => ({
  source,
  month: reviewed === undefined ? undefined : monthFormat.format(new Date(reviewed)),
});
