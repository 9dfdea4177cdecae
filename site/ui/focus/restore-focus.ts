/**
 * Gives the focus back to who had it, or to the page if that is gone or hidden. Called while React removes what has it: once
 * that is done.
 */
export function restoreFocus(to: EventTarget | null): void {
  queueMicrotask(() => {
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
    if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true });
  });
}
