import type { DefinedTerm, DefinedTermSet } from "schema-dts";

import type { Term } from "#site/collections/schemas/terms.server.ts";

/** The whole glossary, whatever the visitor has filtered. */
export function glossaryNode(url: string, name: string, terms: readonly Term[]) {
  const set = `${url}#terms`;
  return {
    "@type": "DefinedTermSet",
    "@id": set,
    name,
    url,
    hasDefinedTerm: terms.map(({ slug, term, category, definition }) => ({
      "@type": "DefinedTerm",
      "@id": `${url}#${slug}`,
      name: term,
      description: definition,
      url: `${url}#${slug}`,
      termCode: slug,
      // The specification lists it. schema.org does not know it here, and readers pass over it.
      category,
      inDefinedTermSet: { "@id": set },
    })) satisfies (DefinedTerm & { category: string })[],
  } satisfies DefinedTermSet;
}
