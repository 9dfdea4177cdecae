import { useRef } from "react";
import { Link } from "react-router";

import type { NavigationGroup } from "#site/collections/navigation.server.ts";
import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/container.tsx";

import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";
import { SiteMark } from "./site-mark.tsx";

const menuId = "site-menu";

/** One list of groups for all widths: a popover on small screens, a row on large ones; works without script. */
export function SiteHeader() {
  const { site, navigation, words } = useSite();
  const menu = useRef<HTMLElement>(null);

  // A chosen link closes what it was chosen from.
  const close = () => {
    for (const group of menu.current?.querySelectorAll("details[open]") ?? []) group.removeAttribute("open");
    if (menu.current?.matches(":popover-open") === true) menu.current.hidePopover();
  };

  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-night-line bg-night text-paper">
      <Container wide>
        <div className="flex h-header items-center gap-4 lg:gap-7">
          <Link to={pagePath("home")} className="flex min-h-11 items-center gap-2.5 text-xl font-bold tracking-tight">
            <SiteMark />
            {site.siteName}
            <span className="sr-only">, {words.logoLabel}</span>
          </Link>
          <nav ref={menu} id={menuId} popover="auto" aria-label={words.mainNavigation} className="site-menu">
            <NavigationGroups groups={navigation.left} onChoose={close} />
            <NavigationGroups groups={navigation.right} onChoose={close} />
          </nav>
          <Link to={pagePath("contact")} className={`${button.primary} ml-auto lg:ml-0`}>
            {words.contactButton}
          </Link>
          <button type="button" popoverTarget={menuId} className={`${button.outline} lg:hidden`}>
            {words.menu}
          </button>
        </div>
      </Container>
    </header>
  );
}

type GroupsProps = { groups: readonly NavigationGroup[]; onChoose: () => void };

function NavigationGroups({ groups, onChoose }: GroupsProps) {
  return (
    <ul className="lg:flex lg:gap-6">
      {groups.map((group) => (
        <li key={group.title} className="relative">
          <details name="navigation-group">
            <summary className="flex min-h-11 items-center py-2 text-night-text">{group.title}</summary>
            <div className="site-menu-panel">
              <SiteLink {...group.overview} onClick={onChoose} className="block border-b border-line bg-mist px-5 py-4">
                <strong className="block text-lg">{group.title}</strong>
                <span className="block text-[0.9375rem] text-ink-2">{group.description}</span>
              </SiteLink>
              <ul>
                {group.items.map(({ title, description, to }) => (
                  <li key={title} className="border-b border-line last:border-0">
                    <SiteLink {...to} onClick={onChoose} className="block px-5 py-3 hover:bg-mist">
                      <span className="block font-semibold">{title}</span>
                      <span className="block text-[0.9375rem] text-ink-2">{description}</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
