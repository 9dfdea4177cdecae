import type { MouseEvent } from "react";
import { Link } from "react-router";

import { savePendingTarget } from "#site/glossary/pending-target.ts";
import type { TermMention } from "#site/glossary/linked-text.ts";
import { isPlainClick } from "#site/anchor-links/is-plain-click.ts";
import { pagePath } from "#site/paths.ts";

import "./term-link.css";

type Props = TermMention & {
  /** On the glossary page itself, where the entry is an anchor away. */
  isHere?: boolean;
};

/** A word that leads to its entry in the glossary. */
export function TermLink({ term, text, isHere = false }: Props) {
  if (isHere) {
    return (
      <a href={`#${term}`} className="term-link">
        {text}
      </a>
    );
  }
  const remember = (event: MouseEvent) => {
    // A new tab or window finds the term by its address.
    if (isPlainClick(event)) savePendingTarget(term);
  };
  return (
    <Link prefetch="intent" to={`${pagePath("glossary")}#${term}`} onClick={remember} className="term-link">
      {text}
    </Link>
  );
}
