/** What script makes work. The banner's buttons have their own way: site/consent/show-banner-early.ts. */
const controls = "button.needs-script, .needs-script button";
const listControls = () => [...document.querySelectorAll<HTMLElement>(controls)];

/** A press on a control before React is there is carried out as soon as it is; of several, the last. */
export function queueEarlyClicks(): void {
  let pressed: HTMLElement | null = null;
  let place = -1;
  const keep = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control) return;
    event.stopPropagation();
    pressed = control;
    place = listControls().indexOf(control);
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    removeEventListener("click", keep, { capture: true });
    // React writes a page anew that a translator has changed: then the same control is another element.
    (pressed?.isConnected === true ? pressed : listControls()[place])?.click();
  });
  // Before React hears of it: while it takes a page over, it carries out some presses and swallows the others.
  addEventListener("click", keep, { capture: true });
  observer.observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}
