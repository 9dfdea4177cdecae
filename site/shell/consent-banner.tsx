import { useEffect, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";

import { choose, useConsent } from "#site/consent/consent-store.ts";
import type { Choice } from "#site/consent/stored-choice.ts";
import { labels } from "#site/generated/shared-content.ts";
import { pagePath } from "#site/paths.ts";
import { restoreFocus } from "#site/ui/restore-focus.ts";

import "./consent-banner.css";

export function ConsentBanner() {
  const { isBannerOpen, wasReopened } = useConsent();
  return isBannerOpen ? <Banner key={String(wasReopened)} shouldFocus={wasReopened} /> : null;
}

function Banner({ shouldFocus }: { shouldFocus: boolean }) {
  const { consent } = labels;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => keepSpaceBelow(ref.current), []);
  useLayoutEffect(() => {
    const [banner, opener] = [ref.current, document.activeElement];
    if (shouldFocus) banner?.focus();
    return () => {
      if (banner?.contains(document.activeElement)) restoreFocus(shouldFocus ? opener : null);
    };
  }, [shouldFocus]);

  const text = (
    <p>
      <span id="consent-heading" className="sr-only">
        {consent.heading}
      </span>
      {consent.text}{" "}
      <Link prefetch="intent" to={pagePath("privacy")} className="underline">
        {consent.privacy}
      </Link>
    </p>
  );

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="consent-heading" className="consent-banner" data-nosnippet="">
      <div className="consent-layout">
        {consent.details ? (
          <div>
            {text}
            <details>
              <summary className="py-1">{consent.details.summary}</summary>
              {consent.details.lines.map((line) => (
                <p key={line} className="py-1">
                  {line}
                </p>
              ))}
            </details>
          </div>
        ) : (
          text
        )}
        <div className="consent-choices">
          <ChoiceButton choice="declined" label={consent.decline} />
          <ChoiceButton choice="accepted" label={consent.accept} />
        </div>
      </div>
    </section>
  );
}

/** Both choices have the same style, so that neither is suggested. */
function ChoiceButton({ choice, label }: { choice: Choice; label: string }) {
  return (
    <button type="button" className="consent-choice" value={choice} onClick={() => choose(choice)}>
      {label}
    </button>
  );
}

/** Space for the outline of an element focused just above the banner. */
const outlineSpace = 12;

/**
 * Keeps focused elements, including the last ones of the page, clear of the banner. Sets two properties instead of one on
 * the root element, because an inherited property makes the browser recalculate all styles.
 */
function keepSpaceBelow(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined;
  const root = document.documentElement;
  const footer = document.querySelector<HTMLElement>("body > footer");
  const observer = new ResizeObserver(() => {
    const height = `${innerHeight - banner.getBoundingClientRect().top + outlineSpace}px`;
    root.style.scrollPaddingBottom = height;
    footer?.style.setProperty("--consent-height", height);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    root.style.scrollPaddingBottom = "";
    footer?.style.removeProperty("--consent-height");
  };
}
