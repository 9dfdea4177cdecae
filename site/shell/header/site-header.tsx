import { memo } from "react";
import { Link } from "react-router";
import { labels, site } from "#site/generated/shell.ts";

import logo from "#site/public/favicon.svg?raw";
import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/section.tsx";

import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

import "./header.css";

const logoSvg = { __html: logo };

/** Memoized like the footer, because the router renders the root several times per navigation. */
export const SiteHeader = memo(function SiteHeader() {
  return (
    <header className="site-header bg-night text-paper">
      <Container>
        <div className="flex h-header items-center gap-2 sm:gap-4">
          <Link prefetch="intent" to={pagePath("home")} className="site-logo">
            {/* oxlint-disable-next-line react/no-danger -- Our own file. */}
            <span className="block size-7 max-[22rem]:hidden" aria-hidden="true" dangerouslySetInnerHTML={logoSvg} />
            {site.siteName}
            <span className="sr-only">, {labels.logoLabel}</span>
          </Link>
          <DesktopMenu />
          <Link
            prefetch="intent"
            to={pagePath("contact")}
            className={`${button.primarySmall} no-print ml-auto flex-none whitespace-nowrap lg:ml-0`}
          >
            {labels.contactButton}
          </Link>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
});
