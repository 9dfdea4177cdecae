import { termSlug } from "#site/glossary/term-slug.ts";

import { emptyFilter } from "./find-matches.ts";

export type Option = { value: string; label: string };

export const allOption = (label: string): Option => ({ value: emptyFilter.category, label });

/** Returns categories as options of the filter, with slugs as values. */
export const filterOptions = (all: string, categories: readonly string[]): Option[] => [
  allOption(all),
  ...categories.map((label) => ({ value: termSlug(label), label })),
];
