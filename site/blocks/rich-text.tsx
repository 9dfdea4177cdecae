import type { LinkedText, TermMention } from "#site/glossary/linked-text.ts";
import { pagePath } from "#site/paths.ts";

import "./rich-text.css";

/** Renders text with the glossary links that the build added. */
export function RichText({ text }: { text: LinkedText }) {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : <TermLink key={part.term} {...part} />));
}

/** Links to the glossary with its path there too: with a filter in the URL, the link leads to the complete glossary. */
export function TermLink({ term, text }: TermMention) {
  return (
    <a href={`${pagePath("glossary")}#${term}`} className="term-link">
      {text}
    </a>
  );
}
