import type { MouseEvent } from "react";
import { Link } from "react-router";

import { savePendingTarget } from "#site/glossary/pending-target.ts";
import type { TermMention } from "#site/glossary/linked-text.ts";
import { isPlainClick } from "#site/anchor-links/scroll-to-anchor.ts";
import { pagePath } from "#site/paths.ts";

import "./term-link.css";

type Props = TermMention & {
  /** Links within the glossary page. */
  isGlossary?: boolean;
};

export function TermLink({ term, text, isGlossary = false }: Props) {
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
