/** What script makes work. The banner's buttons have their own way: site/consent/ask-early.ts. */
const controls = "button.needs-script, .needs-script button";
const listControls = () => [...document.querySelectorAll<HTMLElement>(controls)];

/** A press on a control before React is there is carried out as soon as it is; of several, the last. */
export function keepPress(): void {
  let pressed: HTMLElement | null = null;
  let place = -1;
  const keep = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest<HTMLElement>(controls)) || pressed;
    if (pressed) place = listControls().indexOf(pressed);
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    document.removeEventListener("click", keep);
    // React writes a page anew that a translator has changed: then the same control is another element.
    (pressed?.isConnected === true ? pressed : listControls()[place])?.click();
  });
  document.addEventListener("click", keep);
  observer.observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}
