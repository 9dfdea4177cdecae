/** Controls that need JavaScript. The consent banner handles its own early clicks (site/consent/show-banner-early.ts). */
const controls = "button.needs-script, .needs-script button";
const listControls = () => [...document.querySelectorAll<HTMLElement>(controls)];

/** Repeats the last click on a control before hydration once the page is hydrated. */
export function queueEarlyClicks(): void {
  let clicked: HTMLElement | null = null;
  let index = -1;
  const onClick = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control) return;
    event.stopPropagation();
    clicked = control;
    index = listControls().indexOf(control);
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    removeEventListener("click", onClick, { capture: true });
    // If a browser translator has changed the page, React renders it again with new elements.
    (clicked?.isConnected === true ? clicked : listControls()[index])?.click();
  });
  // Capture phase, because React handles some clicks during hydration and drops others.
  addEventListener("click", onClick, { capture: true });
  observer.observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}
