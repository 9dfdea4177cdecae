import type { ReactNode } from "react";

import "./accordion.css";

type Props = {
  /** Unique on a page: items with the same name close each other. */
  name: string;
  items: readonly { heading: string; content: ReactNode }[];
};

/** Native accordion: at most one item is open. Works with in-page search and without JavaScript. */
export function Accordion({ name, items }: Props) {
  return (
    <div className="border-b-3 border-rule">
      {items.map(({ heading, content }) => (
        <details key={heading} name={name} className="accordion-item border-t-3 border-rule">
          <summary className="flex items-start gap-6 py-5 hover:text-link">
            <h3>{heading}</h3>
          </summary>
          <div className="max-w-[44em] pr-12 pb-7 text-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
