// A document may be prerendered before it is shown, and may be shown again from the back/forward cache.

/** Runs when a visitor sees the page for the first time: at once, or when a prerendered page is opened. */
export function onFirstShown(run: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}

/** Runs when the page is shown again as it was left. */
export function onRestored(run: () => void): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) run();
  });
}

/** Runs when the visitor leaves, so that a page shown again has no open menu and no running timer. */
export function onLeft(run: () => void): void {
  addEventListener("pagehide", run);
}
