import { termSlug } from "#site/glossary/term-slug.ts";

import { everything } from "./find-matches.ts";

export type Option = { value: string; label: string };

export const allOption = (label: string): Option => ({ value: everything.category, label });

/** Returns categories as the filter offers them. In URLs they are slugs. */
export const filterOptions = (all: string, categories: readonly string[]): Option[] => [
  allOption(all),
  ...categories.map((label) => ({ value: termSlug(label), label })),
];
