/** Space for the outline of an element focused just above the banner. */
const outlineSpace = 12;

/**
 * Keeps focused elements, including the last ones of the page, clear of the banner. Sets two properties instead of one on
 * the root element, because an inherited property makes the browser recalculate all styles.
 */
export function keepBannerClear(): void {
  const banner = document.querySelector<HTMLElement>(".consent-banner");
  const footer = document.querySelector<HTMLElement>("body > footer");
  if (!banner || !footer) return;
  new ResizeObserver(() => {
    const isOpen = banner.checkVisibility();
    const height = isOpen ? `${innerHeight - banner.getBoundingClientRect().top + outlineSpace}px` : "";
    document.documentElement.style.scrollPaddingBottom = height;
    footer.style.setProperty("--consent-height", height);
  }).observe(banner);
}
