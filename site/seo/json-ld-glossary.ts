import type { DefinedTerm, DefinedTermSet } from "schema-dts";

import type { Term } from "#site/content/schemas/terms.server.ts";

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
      // Required by the specification, though schema.org does not define it here.
      category,
      inDefinedTermSet: { "@id": set },
    })) satisfies (DefinedTerm & { category: string })[],
  } satisfies DefinedTermSet;
}
