import { DrawingPaths } from "#site/blocks/drawing-image.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { ServiceOverviewPage } from "#site/content/page-data/service-page.server.ts";

import "./slab-navigation.css";

/** The id by which a panel repeats its slab of the drawing with `<use>`. */
export const slabId = (index: number): string => `slab-${index + 1}`;

/** Drawing with a slab and a labeled link for each card. Hovering one of the three highlights all of them by CSS. */
export function SlabNavigation({
  stack,
  cards: { heading, items },
}: Pick<ServiceOverviewPage["service"], "stack" | "cards">) {
  const slabs = stack.slabs.map(({ paths, cube }, index) => (
    <g key={paths} data-slab={index + 1}>
      <DrawingPaths paths={paths} id={slabId(index)} className="iso" />
      <DrawingPaths paths={cube} className="slab-cube" />
    </g>
  ));
  return (
    <div className="slab-navigation">
      <svg className="iso slab-stack" viewBox={stack.viewBox} aria-hidden="true">
        {slabs.toReversed()}
      </svg>
      <nav aria-label={heading}>
        <ul className="slab-labels font-semibold">
          {items.map(({ to, id, title }, index) => (
            <li key={title} data-slab={index + 1}>
              {to ? <SiteLink {...to}>{title}</SiteLink> : <a href={`#${id}`}>{title}</a>}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
