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
    <div className="accordion">
      {items.map(({ heading, content }) => (
        <details key={heading} name={name} className="accordion-item">
          <summary>
            <h3>{heading}</h3>
          </summary>
          <div>{content}</div>
        </details>
      ))}
    </div>
  );
}
