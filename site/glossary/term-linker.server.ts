import { slugify } from "#site/slugify.ts";

import type { LinkedText, TermMention } from "./linked-text.ts";

export type TermLinker = (text: string, ownTerm?: string) => LinkedText;

/** Creates a linker for each page, because only the first appearance of a term on a page becomes a link. */
export function termLinkers(terms: readonly string[]): () => TermLinker {
  const match = termMatcher(terms);

  return () => {
    const linked = new Set<string>();
    return (text, ownTerm) => {
      const parts: (string | TermMention)[] = [];
      let copied = 0;
      for (const { start, end, term } of match(text)) {
        const slug = slugify(term);
        if (linked.has(slug) || slug === ownTerm) continue;
        linked.add(slug);
        if (start > copied) parts.push(text.slice(copied, start));
        parts.push({ term: slug, text: text.slice(start, end) });
        copied = end;
      }
      if (parts.length === 0) return text;
      if (copied < text.length) parts.push(text.slice(copied));
      return parts;
    };
  };
}

type Match = { start: number; end: number; term: string };

const wordCharacter = String.raw`[\p{L}\p{M}\p{N}_]`;

/** Finds terms in a text: whole words, case-insensitive, longest first, without overlaps. */
export function termMatcher(terms: readonly string[]): (text: string) => Match[] {
  const names = new Map(terms.map((term) => [term.toLowerCase(), term]));
  const longestFirst = terms.toSorted((a, b) => b.length - a.length).map((term) => RegExp.escape(term));
  // A lookahead, so that matches may overlap until the longest one is chosen.
  const pattern = new RegExp(`(?<!${wordCharacter})(?=(${longestFirst.join("|")})(?!${wordCharacter}))`, "giu");

  const findTerms = (text: string, offset: number): Match[] => {
    const found = [...text.matchAll(pattern)].map(({ index, 1: words = "" }) => ({ index, words }));
    const [longest] = found.toSorted((a, b) => b.words.length - a.words.length);
    if (!longest) return [];
    const { index, words } = longest;
    const end = index + words.length;
    return [
      ...findTerms(text.slice(0, index), offset),
      { start: offset + index, end: offset + end, term: names.get(words.toLowerCase()) ?? words },
      ...findTerms(text.slice(end), offset + end),
    ];
  };
  return (text) => findTerms(text, 0);
}
