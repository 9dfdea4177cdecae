import type { ReactNode } from "react";

type Props = { id: string; labelledBy: string; category: string; className?: string; children: ReactNode };

/** An entry of a filtered list. What can be searched in it is marked with `data-searchable`. */
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
