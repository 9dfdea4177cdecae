import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { ServiceOverviewPage } from "#site/content/page-data/service-page.server.ts";

import { SlabCards } from "./part-cards.tsx";

import "./overview-cards.css";

type Props = {
  cards: ServiceOverviewPage["service"]["cards"]["items"];
  slabs: ServiceOverviewPage["service"]["stack"]["slabs"];
};

/** Cards of an overview. Those of services show their drawings and are links, others show their slabs. */
export function OverviewCards({ cards, slabs }: Props) {
  if (!cards.some(({ to }) => to)) return <SlabCards cards={cards} slabs={slabs} />;
  const columns = cards.length % 3 === 0 ? "lg:grid-cols-3" : "";
  return (
    <ul className={`grid gap-px p-px md:grid-cols-2 ${columns}`}>
      {cards.map(({ to, id, title, description, drawing }, index) => (
        <li key={title} id={id} data-slab={index + 1} className="overview-card">
          <div className="overview-card-parts">
            {drawing && (
              <div className="grid place-items-center bg-mist p-6">
                <DrawingImage drawing={drawing} className="h-40" />
              </div>
            )}
            <div className="p-8">
              <h3 className="text-xl font-semibold">
                {to ? (
                  <SiteLink {...to} className="after:absolute after:inset-0">
                    {title}
                  </SiteLink>
                ) : (
                  title
                )}
              </h3>
              <p className="mt-2 text-ink-2">
                <RichText text={description} />
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
