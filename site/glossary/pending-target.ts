import { isPlainClick } from "#site/ui/is-plain-click.ts";
import { layOutWholePage } from "#site/whole-page.ts";

/** The only session storage key of the site. */
export const pendingTargetKey = "glossaryTarget";

/** Lets the page finish its own scroll first. */
const scrollDelay = 100;

/** Stores the term of a clicked link until the glossary is open. A new tab finds the term by the URL. */
export function rememberTerms(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.term-link") : null;
    if (!link || link.pathname === location.pathname || !isPlainClick(event)) return;
    try {
      sessionStorage.setItem(pendingTargetKey, link.hash.slice(1));
    } catch {
      // Storage is blocked. The URL contains the term too.
    }
  });
}

/** Scrolls to the stored term and deletes it. */
export function scrollToPendingTarget(): void {
  try {
    const slug = sessionStorage.getItem(pendingTargetKey);
    sessionStorage.removeItem(pendingTargetKey);
    if (slug === null) return;
    layOutWholePage();
    setTimeout(() => document.getElementById(slug)?.scrollIntoView(), scrollDelay);
  } catch {
    // Storage is blocked.
  }
}
