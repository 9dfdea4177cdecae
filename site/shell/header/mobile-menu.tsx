import { SiteLink } from "#site/blocks/site-link.tsx";
import { labels, navigation, site } from "#site/generated/shared-content.ts";
import { mailHref, phoneHref } from "#site/paths.ts";
import { usePagePath } from "#site/shell/use-page-path.ts";

const menuId = "mobile-menu";

/** A native popover with a native accordion, so that it works without start-mobile-menu.ts. */
export function MobileMenu() {
  return (
    <div className="no-print lg:hidden">
      <button
        type="button"
        className="menu-toggle"
        popoverTarget={menuId}
        aria-expanded={false}
        aria-controls={menuId}
        aria-label={labels.openMenu}
        data-open={labels.openMenu}
        data-close={labels.closeMenu}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 7h18M3 12h18M3 17h18" className="menu-toggle-bars" />
          <path d="M5 5l14 14M19 5 5 19" className="menu-toggle-cross" />
        </svg>
      </button>
      <nav id={menuId} popover="auto" aria-label={labels.mainNavigation} className="mobile-menu">
        <MobileMenuContent />
      </nav>
    </div>
  );
}

function MobileMenuContent() {
  const path = usePagePath();
  const link = (href: string) => ({
    href,
    className: "mobile-menu-link",
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
