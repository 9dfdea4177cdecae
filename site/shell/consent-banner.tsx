import { useEffect, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { labels } from "virtual:shell";

import { choose } from "#site/consent/consent-store.ts";
import type { Choice } from "#site/consent/stored-choice.ts";
import { useConsent } from "#site/consent/use-consent.ts";
import { pagePath } from "#site/paths.ts";
import { restoreFocus } from "#site/ui/focus/restore-focus.ts";

import "./consent-banner.css";

/** Asks once. It lies above the page and moves nothing; the page can be read and used while it is open. */
export function ConsentBanner() {
  const { isAsking, wasCalled } = useConsent();
  return isAsking ? <Banner key={String(wasCalled)} takesFocus={wasCalled} /> : null;
}

function Banner({ takesFocus }: { takesFocus: boolean }) {
  const { consent } = labels;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => keepSpaceBelow(ref.current), []);
  useLayoutEffect(() => {
    const [banner, caller] = [ref.current, document.activeElement];
    if (takesFocus) banner?.focus();
    return () => {
      if (banner?.contains(document.activeElement)) restoreFocus(takesFocus ? caller : null);
    };
  }, [takesFocus]);

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

/** One look for both: neither choice is the nicer one. */
function ChoiceButton({ choice, label }: { choice: Choice; label: string }) {
  return (
    <button type="button" className="consent-choice" value={choice} onClick={() => choose(choice)}>
      {label}
    </button>
  );
}

/** Room for the outline of what is focused just above the banner. */
const focusRing = 12;

/**
 * Focused elements are scrolled clear of the banner, also the last ones of the page. Each element gets its own: a property
 * that all inherit would make the browser compute the styles of the whole page anew.
 */
function keepSpaceBelow(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined;
  const root = document.documentElement;
  const footer = document.querySelector<HTMLElement>("body > footer");
  const observer = new ResizeObserver(() => {
    const height = `${innerHeight - banner.getBoundingClientRect().top + focusRing}px`;
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
