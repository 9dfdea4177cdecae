import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { labels, navigation } from "#site/generated/shell.ts";
import { useOnChange } from "#site/shell/use-on-change.ts";
import { SiteLink } from "#site/blocks/site-link.tsx";

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
        <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
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
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        <MobileMenuContent onLink={() => close(menu.current)} />
      </nav>
    </div>
  );
}

function close(menu: HTMLElement | null): void {
  menu?.hidePopover();
  for (const group of menu?.querySelectorAll("details[open]") ?? []) group.removeAttribute("open");
}

function MobileMenuContent({ onLink }: { onLink: () => void }) {
  return (
    <ul>
      {[...navigation.left, ...navigation.right].map(({ title, overview, items }) => (
        <li key={title} className="border-b border-night-line">
          <details name="mobile-menu-group">
            <summary className="mobile-menu-group">{title}</summary>
            <ul className="pb-4">
              <li>
                <SiteLink {...overview} className="mobile-menu-link text-sky" onClick={onLink}>
                  {labels.overview}
                  <span className="sr-only">: {title}</span>
                </SiteLink>
              </li>
              {items.map((item) => (
                <li key={item.title}>
                  <SiteLink {...item.to} className="mobile-menu-link" onClick={onLink}>
                    {item.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
