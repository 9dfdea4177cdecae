import type { Link as LinkTarget } from "#site/collections/schemas/fields.server.ts";
import type { LinkedText } from "#site/glossary/linked-text.ts";

import { RichText } from "./rich-text.tsx";
import { SiteLink } from "./site-link.tsx";

type Card = {
  to?: LinkTarget | undefined;
  title: string;
  description: LinkedText;
  more?: string;
};

type Props = {
  cards: readonly Card[];
  /** 2 if the cards directly follow the page's h1. */
  headingLevel?: 2 | 3;
  /** Columns on large screens. */
  columns?: 2 | 3;
};

const grids = { 2: "md:grid-cols-2", 3: "md:grid-cols-2 lg:grid-cols-3" };

/** Renders cards on a grid of hairlines. A card with a target is one link, named by its title. */
export function CardGrid({ cards, headingLevel = 3, columns = 3 }: Props) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <ul className={`grid gap-px p-px ${grids[columns]}`}>
      {cards.map(({ to, title, description, more }) => (
        <li
          key={title}
          className={`relative flex flex-col bg-paper p-8 outline outline-line ${columns === 3 ? "md:max-lg:last:odd:col-span-2" : ""}`}
        >
          <Heading className="text-xl font-semibold">
            {to ? (
              <SiteLink {...to} className="after:absolute after:inset-0 hover:underline">
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </Heading>
          <p className="mt-2 text-ink-2">
            <RichText text={description} />
          </p>
          {more !== undefined && (
            <p className="mt-auto pt-5 font-semibold text-blue-ink" aria-hidden="true">
              {more}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns a column count that fills the rows: two columns for two or four cards. */
export const columnsFor = (cards: readonly unknown[]): 2 | 3 => (cards.length % 3 === 0 ? 3 : 2);
