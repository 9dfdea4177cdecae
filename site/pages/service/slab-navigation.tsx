import { DrawingPaths } from "#site/blocks/drawing-paths.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { LinkedOverview } from "#site/collections/views/linked-service.server.ts";

import "#site/blocks/stepped-drawing.css";
import "./slab-navigation.css";

/**
 * The overview's drawing: a slab for each of its cards, labelled by links. Pointing at slab, label or card marks all three,
 * which is done by the stylesheet alone.
 */
export function SlabNavigation({ stack, cards: { heading, items } }: Pick<LinkedOverview, "stack" | "cards">) {
  const slabs = stack.slabs.map((paths, place) => (
    <DrawingPaths key={paths} paths={paths} className="stepped" data-slab={place + 1} />
  ));
  return (
    <div className="slab-navigation">
      <svg className="iso slab-stack" viewBox={stack.viewBox} aria-hidden="true">
        <DrawingPaths paths={stack.ground} />
        {slabs.toReversed()}
      </svg>
      <nav aria-label={heading}>
        <ul className="slab-labels">
          {items.map(({ to, id, title }, place) => (
            <li key={title} data-slab={place + 1}>
              {to ? <SiteLink {...to}>{title}</SiteLink> : <a href={`#${id}`}>{title}</a>}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
