import { Link } from "react-router";

import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/container.tsx";

import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import type { Menus } from "./render-menus.server.tsx";
import { useSite } from "./site-context.ts";
import { SiteMark } from "./site-mark.tsx";

export function SiteHeader({ menus }: { menus: Menus }) {
  const { site, words } = useSite();
  return (
    <header className="site-header bg-night text-paper">
      <Container wide>
        <div className="flex h-header items-center gap-2 sm:gap-4">
          <Link to={pagePath("home")} className="site-logo">
            <SiteMark />
            {site.siteName}
            <span className="sr-only">, {words.logoLabel}</span>
          </Link>
          <DesktopMenu left={menus.left} right={menus.right} label={words.mainNavigation} />
          <Link to={pagePath("contact")} className={`${button.primarySmall} ml-auto lg:ml-0`}>
            {words.contactButton}
          </Link>
          <MobileMenu html={menus.small} label={words.mainNavigation} />
        </div>
      </Container>
    </header>
  );
}
