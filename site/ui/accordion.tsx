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
        <AccordionItem key={heading} name={name} heading={<h3>{heading}</h3>}>
          <div>{content}</div>
        </AccordionItem>
      ))}
    </div>
  );
}

type ItemProps = { name?: string; heading: ReactNode; className?: string; children: ReactNode };

export function AccordionItem({ name, heading, className, children }: ItemProps) {
  return (
    <details name={name} className="accordion-item">
      <summary className={className}>{heading}</summary>
      {children}
    </details>
  );
}
