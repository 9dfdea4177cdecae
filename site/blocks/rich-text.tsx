import type { MouseEvent } from "react";
import { Link } from "react-router";

import type { LinkedText, TermMention } from "#site/glossary/linked-text.ts";
import { savePendingTarget } from "#site/glossary/pending-target.ts";
import { pagePath } from "#site/paths.ts";
import { isPlainClick } from "#site/ui/is-plain-click.ts";

import "./rich-text.css";

/** Renders text with the glossary links that the build added. */
export function RichText({ text, isGlossary = false }: { text: LinkedText; isGlossary?: boolean }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? part : <TermLink key={part.term} {...part} isGlossary={isGlossary} />,
  );
}

type TermProps = TermMention & {
  /** Links within the glossary page. */
  isGlossary?: boolean;
};

export function TermLink({ term, text, isGlossary = false }: TermProps) {
  if (isGlossary) {
    return (
      <a href={`#${term}`} className="term-link">
        {text}
      </a>
    );
  }
  const remember = (event: MouseEvent) => {
    // A new tab finds the term by the URL.
    if (isPlainClick(event)) savePendingTarget(term);
  };
  return (
    <Link prefetch="intent" to={`${pagePath("glossary")}#${term}`} onClick={remember} className="term-link">
      {text}
    </Link>
  );
}
