import { labels } from "#site/generated/shared-content.ts";

/** Withdraws the choice and shows the banner again (consent/consent.ts): withdrawing has to be as easy as consenting. */
export function CookieSettings({ className = "" }: { className?: string }) {
  return (
    <button type="button" className={`cookie-settings needs-script ${className}`}>
      {labels.cookieSettings}
    </button>
  );
}
