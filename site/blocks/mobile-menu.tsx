import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";

import type { NavigationGroup } from "#site/collections/navigation.server.ts";
import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";

import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";

const menuId = "mobile-menu";

/** The menu of small screens: a native popover with a native accordion, so that it opens before any script runs. */
export function MobileMenu({ groups, label }: { groups: readonly NavigationGroup[]; label: string }) {
  const { words } = useSite();
  const menu = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = menu.current;
    const follow = () => setOpen(element?.matches(":popover-open") === true);
    follow(); // It may have been opened before hydration.
    element?.addEventListener("toggle", follow);
    return () => element?.removeEventListener("toggle", follow);
  }, []);

  const close = () => {
    menu.current?.hidePopover();
    for (const group of menu.current?.querySelectorAll("details[open]") ?? []) group.removeAttribute("open");
  };

  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="menu-toggle"
        popoverTarget={menuId}
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={isOpen ? words.closeMenu : words.openMenu}
      >
        <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
          <path d="M3 7h18M3 12h18M3 17h18" className="menu-toggle-bars" />
          <path d="M5 5l14 14M19 5 5 19" className="menu-toggle-cross" />
        </svg>
      </button>
      <nav ref={menu} id={menuId} popover="auto" aria-label={label} className="mobile-menu">
        <ul>
          {groups.map(({ title, overview, items }) => (
            <li key={title} className="border-b border-night-line">
              <details name="mobile-menu-group">
                <summary className="mobile-menu-group">{title}</summary>
                <ul className="pb-4">
                  <li>
                    <SiteLink {...overview} onClick={close} className="mobile-menu-link text-sky">
                      {words.overview}
                      <span className="sr-only">: {title}</span>
                    </SiteLink>
                  </li>
                  {items.map((item) => (
                    <li key={item.title}>
                      <SiteLink {...item.to} onClick={close} className="mobile-menu-link">
                        {item.title}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
        <Link to={pagePath("contact")} onClick={close} className={`${button.primary} mt-6 w-full`}>
          {words.contactButton}
        </Link>
      </nav>
    </div>
  );
}
