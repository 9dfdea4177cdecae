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
    <div className="border-b border-line">
      {items.map(({ heading, content }) => (
        <details key={heading} name={name} className="accordion-item border-t border-line">
          <summary className="flex items-start gap-6 py-5 hover:text-blue-ink">
            <h3 className="text-lg font-semibold">{heading}</h3>
          </summary>
          <div className="max-w-[44em] pt-2 pr-12 pb-6 text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
