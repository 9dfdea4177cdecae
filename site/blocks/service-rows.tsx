import type { ServiceCard } from "#site/content/page-data/cards.server.ts";

import "./service-rows.css";

type Props = {
  services: readonly ServiceCard[];
  /** Visible call to action next to the arrow. */
  more?: string;
};

/** Links to services as rows with large names. The whole row is a link. */
export function ServiceRows({ services, more }: Props) {
  return (
    <ul className="service-rows no-print">
      {services.map(({ href, title, description }) => (
        <li key={href}>
          <h3>
            <a href={href} className="after:absolute after:inset-0">
              {title}
            </a>
          </h3>
          <p>{description}</p>
          <span className="more" aria-hidden="true">
            {more}
          </span>
        </li>
      ))}
    </ul>
  );
}
