import { labels } from "virtual:shell";

import { withdraw } from "#site/consent/consent-store.ts";

/** Takes the choice back and asks again: withdrawing is as easy as agreeing was. */
export function CookieSettings({ className = "" }: { className?: string }) {
  return (
    <button type="button" className={`needs-script ${className}`} onClick={withdraw}>
      {labels.cookieSettings}
    </button>
  );
}
