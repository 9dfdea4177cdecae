import type { LinkedText, TermMention } from "./linked-text.ts";
import { termMatcher } from "./term-matcher.ts";
import { termSlug } from "./term-slug.ts";

export type TermLinker = (text: string, ownTerm?: string) => LinkedText;

/** Creates a linker for each page, because only the first appearance of a term on a page becomes a link. */
export function termLinkers(terms: readonly string[]): () => TermLinker {
  const match = termMatcher(terms);
  const slugs = terms.map(termSlug);

  return () => {
    const linked = new Set<string>();
    return (text, ownTerm) => {
      const parts: (string | TermMention)[] = [];
      let copied = 0;
      for (const { start, end, term } of match(text)) {
        const slug = slugs[term] ?? "";
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
