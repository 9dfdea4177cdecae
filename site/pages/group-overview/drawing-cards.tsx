import { CardGrid } from "#site/blocks/card-grid.tsx";
import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { Pages } from "#site/content/schemas/pages.server.ts";

import "./drawing-cards.css";

/** Links of an overview. The whole card is a link. */
export function DrawingCards({ cards }: { cards: Pages["products"]["cards"] }) {
  return (
    <CardGrid columns={3} className="drawing-cards">
      {cards.map(({ to, title, description, more, drawing }) => (
        <li key={title}>
          <DrawingImage drawing={drawing} />
          <h2 className="text-xl font-semibold">
            <SiteLink {...to} className="after:absolute after:inset-0">
              {title}
            </SiteLink>
          </h2>
          <p className="text-ink-2">{description}</p>
          <p className="more mt-auto pt-5" aria-hidden="true">
            {more}
          </p>
        </li>
      ))}
    </CardGrid>
  );
}
