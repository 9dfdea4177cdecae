import { termSlug } from "#site/glossary/term-slug.ts";

import { everything } from "./find-matches.ts";

export type Option = { value: string; label: string };

/** Categories as the filter offers them, 'all' first. In addresses they stand as slugs. */
export const filterOptions = (all: string, categories: readonly string[]): Option[] => [
  { value: everything.category, label: all },
  ...categories.map((label) => ({ value: termSlug(label), label })),
];
