import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { SiteLink } from "#site/blocks/site-link.tsx";
import { labels, navigation, site } from "#site/generated/shared-content.ts";
import { mailHref, phoneHref } from "#site/paths.ts";
import { useOnChange } from "#site/shell/use-on-change.ts";
import { usePagePath } from "#site/shell/use-page-path.ts";

const menuId = "mobile-menu";

/** Uses a native popover and a native accordion, so that the menu works before hydration. */
export function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The menu may have been opened before hydration.
    setOpen(menu.current?.matches(":popover-open") === true);
  }, []);

  // Back and Forward change the page while the menu is open.
  const { key } = useLocation();
  useOnChange(key, () => close(menu.current));

  // In a wide window CSS hides the menu, but it would still be open.
  useEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.checkVisibility()) return;
      const focused = document.activeElement;
      close(element);
      // The toggle is hidden too, so the focus cannot return to it.
      if (focused === document.body || focused?.checkVisibility() === false)
        element.closest("header")?.querySelector("a")?.focus();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div className="no-print lg:hidden">
      <button
        type="button"
        className="menu-toggle"
        popoverTarget={menuId}
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={isOpen ? labels.closeMenu : labels.openMenu}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 7h18M3 12h18M3 17h18" className="menu-toggle-bars" />
          <path d="M5 5l14 14M19 5 5 19" className="menu-toggle-cross" />
        </svg>
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={labels.mainNavigation}
        className="mobile-menu"
        // React passes on the toggle events of the groups too.
        onToggle={({ target, currentTarget, newState }) => {
          if (target === currentTarget) setOpen(newState === "open");
        }}
      >
        <MobileMenuContent onLink={() => close(menu.current)} />
      </nav>
    </div>
  );
}

/** The next visitor of the menu finds the current group open again. */
function close(menu: HTMLElement | null): void {
  menu?.hidePopover();
  for (const group of menu?.querySelectorAll("details") ?? []) group.open = group.matches(":has([aria-current])");
}

function MobileMenuContent({ onLink }: { onLink: () => void }) {
  const path = usePagePath();
  const link = (href: string) => ({
    href,
    className: "mobile-menu-link",
    onClick: onLink,
    "aria-current": href === path ? ("page" as const) : undefined,
  });
  return (
    <>
      <ul>
        {[...navigation.left, ...navigation.right].map(({ title, overview, items }) => (
          <li key={title}>
            <details
              name="mobile-menu-group"
              open={[overview, ...items.map(({ to }) => to)].some(({ href }) => href === path)}
            >
              <summary className="mobile-menu-group">{title}</summary>
              <ul>
                <li>
                  <SiteLink {...link(overview.href)}>
                    {labels.overview}
                    <span className="sr-only">: {title}</span>
                  </SiteLink>
                </li>
                {items.map(({ title: name, to }) => (
                  <li key={name}>
                    <SiteLink {...to} {...link(to.href)}>
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <p className="mobile-menu-contact">
        <a href={phoneHref(site.phone)} className="ground-accent whitespace-nowrap">
          <strong>{labels.callUs}</strong> {site.phone}
        </a>
        <a href={mailHref(site.mail)} className="ground-paper">
          <strong>{labels.email}</strong> {site.mail}
        </a>
      </p>
    </>
  );
}
