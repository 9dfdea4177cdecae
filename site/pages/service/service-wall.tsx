import { RichText } from "#site/blocks/rich-text.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { ServiceOverviewPage } from "#site/content/page-data/service-page.server.ts";

import { slabId } from "./slab-navigation.tsx";

import "./service-wall.css";

type Props = {
  cards: ServiceOverviewPage["service"]["cards"]["items"];
  slabs: ServiceOverviewPage["service"]["stack"]["slabs"];
};

const grounds = ["ground-day", "ground-brand", "ground-night"] as const;

/** Panels on their own grounds. Those of services show the services' drawings and are links, others show their slabs. */
export function ServiceWall({ cards, slabs }: Props) {
  const columns = cards.length % 3 === 0 ? 3 : 2;
  return (
    <ul className="service-wall bleed" data-columns={columns}>
      {cards.map(({ to, id, title, description, image }, index) => (
        <li key={title} id={id} data-slab={index + 1} className={grounds[groundOf(index, columns)]}>
          <h3>
            {to ? (
              <SiteLink {...to} className="after:absolute after:inset-0">
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </h3>
          <p>
            <RichText text={description} />
          </p>
          {image === undefined ? (
            <svg className="iso" viewBox={slabs[index]?.viewBox} aria-hidden="true">
              <use href={`#${slabId(index)}`} />
            </svg>
          ) : (
            <img src={image} alt="" loading="lazy" width="320" height="230" />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A panel never has the ground of the one before it or, in three columns, above it. */
const groundOf = (index: number, columns: 2 | 3): number =>
  (columns === 2 ? index : index + Math.floor(index / columns)) % grounds.length;
