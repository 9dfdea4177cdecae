/** Focuses the previous element, or `main` if that is gone or hidden. Waits until the focused element is removed. */
export function restoreFocus(to: EventTarget | null): void {
  queueMicrotask(() => {
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
    if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true });
  });
}
