import { SiteLink } from "#site/blocks/site-link.tsx";
import { CookieSettings } from "#site/consent/cookie-settings.tsx";
import { builtInYear, labels, navigation, site } from "#site/generated/shared-content.ts";
import { cookieSettings, mailHref, phoneHref } from "#site/paths.ts";

import "./site-footer.css";

const entry = "inline-block py-1.5 hover:underline";

export function SiteFooter() {
  const { street, postalCode, city } = site.address;
  const letterhead = [site.company, street, `${postalCode} ${city}`, site.phone, site.mail].join(", ");

  return (
    <footer className="site-footer ground-night">
      <div className="wrap">
        <nav aria-label={labels.footerNavigation} className="footer-top no-print">
          <p className="footer-tagline">
            {site.tagline.split(/(\.)/).map((part, index) =>
              // oxlint-disable-next-line react/no-array-index-key -- The parts never change.
              part === "." ? <span key={index}>.</span> : part,
            )}
          </p>
          <ul>
            {navigation.footer.map(({ title, to }) => (
              <li key={title}>
                <SiteLink {...to} className={entry}>
                  {title}
                </SiteLink>
              </li>
            ))}
            <li>
              <CookieSettings className={`${entry} cursor-pointer`} />
              <a href={cookieSettings} className={`without-script ${entry}`}>
                {labels.cookieSettings}
              </a>
            </li>
          </ul>
        </nav>
        <div className="footer-end no-print">
          <p>{site.location}</p>
          <p className="footer-contact">
            <a href={phoneHref(site.phone)} className={`${entry} whitespace-nowrap`}>
              {site.phone}
            </a>
          </p>
          <p className="footer-contact">
            <a href={mailHref(site.mail)} className={entry}>
              {site.mail}
            </a>
          </p>
          <p>
            {/* entry.page.ts replaces the year of the build. */}© <span data-year="">{builtInYear}</span>{" "}
            {site.company}
          </p>
        </div>
        <p className="print-only">{letterhead}</p>
      </div>
    </footer>
  );
}
