import { Link } from "react-router";
import { labels } from "#site/generated/shell.ts";

import { button } from "#site/ui/button/button.ts";

export function NotFoundMessage() {
  const { code, heading, text, links } = labels.notFound;
  return (
    <>
      <p className="not-found-code">{code}</p>
      <h1 tabIndex={-1} className="page-heading not-found-heading">
        {heading}
      </h1>
      <p className="mt-4 text-lg text-night-text">{text}</p>
      <ul className="mt-8 flex flex-wrap gap-3">
        {links.map(({ title, to }, index) => (
          <li key={title}>
            <Link prefetch="intent" to={to.href} className={index === 0 ? button.primary : button.outline}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
