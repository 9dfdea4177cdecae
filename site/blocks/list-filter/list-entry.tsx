import type { ReactNode } from "react";

import "./list-entry.css";

type Props = { id: string; labelledBy: string; category: string; className?: string; children: ReactNode };

/** Entry of a filtered list. The filter searches its elements with `data-searchable`. */
export function ListEntry({ id, labelledBy, category, className = "", children }: Props) {
  return (
    <article
      id={id}
      tabIndex={-1}
      className={`list-entry ${className}`}
      aria-labelledby={labelledBy}
      data-category={category}
    >
      {children}
    </article>
  );
}
