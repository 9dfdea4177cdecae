import { withdraw } from "#site/consent/consent-store.ts";
import { labels } from "#site/generated/shared-content.ts";

/** Withdraws the choice and shows the banner again: withdrawing has to be as easy as consenting. */
export function CookieSettings({ className = "" }: { className?: string }) {
  return (
    <button type="button" className={`needs-script ${className}`} onClick={withdraw}>
      {labels.cookieSettings}
    </button>
  );
}
