import type { LinkedText, TermMention } from "./linked-text.ts";
import { termMatcher } from "./term-matcher.ts";
import { termSlug } from "./term-slug.ts";

export type TermLinker = (text: string, own?: string) => LinkedText;

/** Makes linkers, one for each page: within a page only the first appearance of a term becomes a link. */
export function termLinkers(terms: readonly string[]): () => TermLinker {
  const match = termMatcher(terms);
  const slugs = terms.map(termSlug);

  return () => {
    const seen = new Set<string>();
    return (text, own) => {
      const parts: (string | TermMention)[] = [];
      let done = 0;
      for (const { start, end, term } of match(text)) {
        const slug = slugs[term] ?? "";
        // A definition does not lead to itself.
        if (seen.has(slug) || slug === own) continue;
        seen.add(slug);
        if (start > done) parts.push(text.slice(done, start));
        parts.push({ term: slug, text: text.slice(start, end) });
        done = end;
      }
      if (parts.length === 0) return text;
      if (done < text.length) parts.push(text.slice(done));
      return parts;
    };
  };
}
