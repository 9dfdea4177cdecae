import { Link } from "react-router";

import type { ServiceCard } from "#site/content/page-data/cards.server.ts";

import "./service-rows.css";

type Props = {
  services: readonly ServiceCard[];
  /** Visible call to action next to the arrow. */
  more?: string;
};

/** Links to services as rows with a drawing. The whole row is a link. */
export function ServiceRows({ services, more }: Props) {
  return (
    <ul className="service-rows no-print">
      {services.map(({ href, title, description, image }) => (
        <li key={href}>
          <img src={image} alt="" loading="lazy" width="140" height="100" />
          <h3 className="text-lg font-semibold">
            <Link prefetch="intent" to={href} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
          <p className="text-ink-2">{description}</p>
          <span className={`more ${more === undefined ? "service-arrow" : ""}`} aria-hidden="true">
            {more}
          </span>
        </li>
      ))}
    </ul>
  );
}
