import { Link } from "react-router";

import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/container.tsx";

import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useSite } from "./site-context.ts";
import { SiteMark } from "./site-mark.tsx";

export function SiteHeader() {
  const { site, navigation, words } = useSite();
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-header border-b border-night-line bg-night text-paper">
      <Container wide>
        <div className="flex h-header items-center gap-4">
          <Link to={pagePath("home")} className="site-logo">
            <SiteMark />
            {site.siteName}
            <span className="sr-only">, {words.logoLabel}</span>
          </Link>
          <DesktopMenu left={navigation.left} right={navigation.right} label={words.mainNavigation} />
          <Link to={pagePath("contact")} className={`${button.primarySmall} ml-auto lg:ml-0`}>
            {words.contactButton}
          </Link>
          <MobileMenu groups={[...navigation.left, ...navigation.right]} label={words.mainNavigation} />
        </div>
      </Container>
    </header>
  );
}
