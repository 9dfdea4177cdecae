import { memo } from "react";
import { Link } from "react-router";

import { labels, site } from "#site/generated/shared-content.ts";
import { pagePath } from "#site/paths.ts";
import logo from "#site/public/favicon.svg?raw";
import { button } from "#site/ui/button.ts";

import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

import "./header.css";

const logoSvg = { __html: logo };

/** Memoized like the footer, because the router renders the root several times per navigation. */
export const SiteHeader = memo(function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wrap flex h-header items-center gap-2 sm:gap-4">
        <Link prefetch="intent" to={pagePath("home")} className="site-logo">
          {/* oxlint-disable-next-line react/no-danger -- Our own file. */}
          <span className="block size-[28px] max-[22rem]:hidden" aria-hidden="true" dangerouslySetInnerHTML={logoSvg} />
          {site.siteName}
          <span className="sr-only">, {labels.logoLabel}</span>
        </Link>
        <DesktopMenu />
        <Link
          prefetch="intent"
          to={pagePath("contact")}
          className={`${button.primary} no-print ml-auto flex-none whitespace-nowrap lg:ml-0`}
        >
          {labels.contactButton}
        </Link>
        <MobileMenu />
      </div>
    </header>
  );
});
