import type { ReactNode } from "react";

import "./accordion.css";

type Item = {
  /** Anchor inside the content, so that the browser opens the item for a link to it. */
  id?: string;
  heading: string;
  content: ReactNode;
};

type Props = {
  /** Unique on a page: items with the same name close each other. */
  name: string;
  items: readonly Item[];
  headingLevel?: 2 | 3 | 4;
};

/** Native accordion: at most one item is open. Works with in-page search and without JavaScript. */
export function Accordion({ name, items, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="border-b border-line">
      {items.map(({ id, heading, content }) => (
        <details key={id ?? heading} name={name} className="accordion-item border-t border-line">
          <summary className="flex items-start gap-6 py-5 hover:text-blue-ink">
            <Heading className="text-lg font-semibold">{heading}</Heading>
          </summary>
          <div id={id} className="max-w-[44em] pt-2 pr-12 pb-6 text-ink-2">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
