import { Link } from "react-router";

import type { Crumb } from "#site/collections/crumbs.server.ts";

import { useSite } from "./site-context.ts";

/** Where the page stands; the last entry is the page itself and no link. */
export function Breadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const { words } = useSite();
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className="flex flex-wrap gap-x-2 text-[0.9375rem] text-night-text">
        {crumbs.map(({ name, href }) => (
          <li key={href} className="after:ml-2 after:content-['/'/'']">
            <Link to={href} className="inline-block min-h-6 hover:text-paper hover:underline">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
