declare global {
  interface HTMLElement {
    /** The last control that was clicked before the script of this element had started. */
    earlyClick?: HTMLElement | undefined;
  }
}

const controls = "button.needs-script, .needs-script button";
const owners = "[data-island], [data-enhance]";

/** Keeps the last click on a control until its script has started, which then repeats it. Part of entry.head.ts. */
export function keepEarlyClicks(): void {
  addEventListener("click", onClick, { capture: true });
}

function onClick(event: Event): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
  const owner = control?.closest<HTMLElement>(owners);
  if (!control || !owner || owner.dataset["ready"] !== undefined) return;
  // React handles some clicks during hydration and drops others.
  event.stopPropagation();
  owner.earlyClick = control;
  owner.dispatchEvent(new Event("intent", { bubbles: true }));
}

/** Marks an island or an enhanced element as working, and repeats an early click. */
export function markReady(owner: HTMLElement): void {
  owner.dataset["ready"] = "";
  const { earlyClick } = owner;
  if (!earlyClick) return;
  owner.earlyClick = undefined;
  // If a translator had changed the page, React has rendered the control again.
  const index = [...owner.querySelectorAll(controls)].indexOf(earlyClick);
  (earlyClick.isConnected ? earlyClick : owner.querySelectorAll<HTMLElement>(controls)[index])?.click();
}
