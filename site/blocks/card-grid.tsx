import type { LinkedText } from "#site/glossary/linked-text.ts";

import { RichText } from "./rich-text.tsx";

import "./card-grid.css";

type Card = {
  title: string;
  description: LinkedText;
};

type Props = {
  cards: readonly Card[];
  /** Columns on large screens. */
  columns?: 2 | 3;
};

const grids = { 2: "md:grid-cols-2", 3: "md:grid-cols-2 lg:grid-cols-3" };

/** Renders cards on a grid of hairlines, and as a ruled list on phones. */
export function CardGrid({ cards, columns = 3 }: Props) {
  return (
    <ul className={`card-grid ${grids[columns]}`}>
      {cards.map(({ title, description }) => (
        <li key={title} className={columns === 3 ? "md:max-lg:last:odd:col-span-2" : ""}>
          <h3 className="text-xl font-semibold">{title}</h3>
          <p className="mt-2 text-ink-2">
            <RichText text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
