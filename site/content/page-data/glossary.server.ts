import { getContent } from "#site/content/content.server.ts";
import { pageLinker } from "./linked-text.server.ts";
import { reviewOf } from "./review.server.ts";

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
