import { labels, site } from "#site/generated/shared-content.ts";
import { pagePath } from "#site/paths.ts";
import logo from "#site/public/favicon.svg?raw";
import { button } from "#site/ui/button.ts";

import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

import "./header.css";

const logoSvg = { __html: logo };

export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wrap flex h-header items-center gap-2 sm:gap-4">
        <a href={pagePath("home")} className="site-logo">
          {/* oxlint-disable-next-line react/no-danger -- Our own file. */}
          <span className="block size-[28px] max-[22rem]:hidden" aria-hidden="true" dangerouslySetInnerHTML={logoSvg} />
          {site.siteName}
          <span className="sr-only">, {labels.logoLabel}</span>
        </a>
        <DesktopMenu />
        <a
          href={pagePath("contact")}
          className={`${button.primary} no-print ml-auto flex-none whitespace-nowrap lg:ml-0`}
        >
          {labels.contactButton}
        </a>
        <MobileMenu />
      </div>
    </header>
  );
}
