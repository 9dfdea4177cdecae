import { memo, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { builtInYear, labels, navigation, site } from "#site/generated/shell.ts";

import { cookieSettings, mailHref, phoneHref } from "#site/paths.ts";
import { Container } from "#site/ui/section.tsx";

import { CookieSettings } from "#site/blocks/cookie-settings.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";

import "./site-footer.css";

const entry = "inline-block py-1.5 hover:text-paper hover:underline";
const neverChanges = () => () => {};
const currentYear = () => new Date().getFullYear();

export const SiteFooter = memo(function SiteFooter() {
  // Hydrates with the year of the build, then shows the current year.
  const year = useSyncExternalStore(neverChanges, currentYear, () => builtInYear);
  const { street, postalCode, city } = site.address;
  const letterhead = [site.company, street, `${postalCode} ${city}`, site.phone, site.mail].join(", ");

  return (
    // The consent banner may have set its height before React hydrates the footer.
    <footer className="site-footer on-dark bg-night text-night-text" suppressHydrationWarning>
      <Container>
        <div className="footer-tagline no-print">
          <p>
            {site.tagline.split(/(\.)/).map((part, index) =>
              // oxlint-disable-next-line react/no-array-index-key -- The parts never change.
              part === "." ? <span key={index}>.</span> : part,
            )}
          </p>
        </div>
        <nav aria-label={labels.footerNavigation} className="footer-columns no-print">
          {navigation.footer.map(({ title, links }, index) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.title}>
                    <SiteLink {...link.to} className={entry}>
                      {link.title}
                    </SiteLink>
                  </li>
                ))}
                {index === navigation.footer.length - 1 && (
                  <li>
                    <CookieSettings className={`${entry} cursor-pointer`} />
                    <Link prefetch="intent" to={cookieSettings} className="without-script py-1.5 hover:underline">
                      {labels.cookieSettings}
                    </Link>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className="no-print mt-6 flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-night-line pt-5 text-sm">
          <p>{site.location}</p>
          <p className="footer-contact">
            <a href={phoneHref(site.phone)} className="inline-block whitespace-nowrap hover:text-paper hover:underline">
              {site.phone}
            </a>
          </p>
          <p className="footer-contact">
            <a href={mailHref(site.mail)} className="inline-block hover:text-paper hover:underline">
              {site.mail}
            </a>
          </p>
          <p className="sm:ml-auto">
            © {year} {site.company}
          </p>
        </div>
        <p className="print-only">{letterhead}</p>
      </Container>
    </footer>
  );
});
