import { Link } from "react-router";

import type { NavigationGroup } from "#site/collections/navigation.server.ts";
import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";

import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";

/** What the menu of small screens shows: a native accordion of all groups, and the way to us. */
export function SmallMenu({ groups }: { groups: readonly NavigationGroup[] }) {
  const { words } = useSite();
  return (
    <>
      <ul>
        {groups.map(({ title, overview, items }) => (
          <li key={title} className="border-b border-night-line">
            <details name="mobile-menu-group">
              <summary className="mobile-menu-group">{title}</summary>
              <ul className="pb-4">
                <li>
                  <SiteLink {...overview} className="mobile-menu-link text-sky">
                    {words.overview}
                    <span className="sr-only">: {title}</span>
                  </SiteLink>
                </li>
                {items.map((item) => (
                  <li key={item.title}>
                    <SiteLink {...item.to} className="mobile-menu-link">
                      {item.title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <Link to={pagePath("contact")} className={`${button.primary} mt-6 w-full`}>
        {words.contactButton}
      </Link>
    </>
  );
}
