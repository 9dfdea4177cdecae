import type { Pages } from "#site/content/schemas/pages.server.ts";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";

import "./practice-cards.css";

export function PracticeCards({ cards }: { cards: Pages["home"]["services"]["cards"] }) {
  return (
    <ul className="keep-together grid border border-line lg:grid-cols-3">
      {cards.map(({ to, title, description, more, drawing }) => (
        <li key={title} className="practice-card">
          <div className="practice-picture">
            <DrawingImage drawing={drawing} className="practice-drawing" />
          </div>
          <div className="flex flex-1 flex-col px-8 pt-7 pb-8">
            <h3 className="text-xl font-bold">
              <SiteLink {...to} className="after:absolute after:inset-0">
                {title}
              </SiteLink>
            </h3>
            <p className="mt-2.5 text-ink-2">{description}</p>
            <p className="more mt-auto pt-5" aria-hidden="true">
              {more}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
