import type { Link as LinkTarget } from "#site/collections/fields.server.ts";

import { SiteLink } from "./site-link.tsx";

type Card = { to?: LinkTarget | undefined; title: string; description: string; more?: string };

type Props = {
  cards: readonly Card[];
  /** 2 where the cards follow the page's heading directly. */
  headingLevel?: 2 | 3;
};

/** Cards on a hairline grid. A card with a target is a link as a whole, named by its title. */
export function CardGrid({ cards, headingLevel = 3 }: Props) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <ul className="grid gap-px p-px md:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ to, title, description, more }) => (
        <li key={title} className="relative flex flex-col bg-paper p-8 outline outline-line">
          <Heading className="text-xl font-semibold">
            {to ? (
              <SiteLink {...to} className="after:absolute after:inset-0 hover:underline">
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </Heading>
          <p className="mt-2 text-ink-2">{description}</p>
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
