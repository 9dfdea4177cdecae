/** Runs `onLeave` once the time is up; it does not pass while the element is hovered or holds the focus. */
export function dismissAfter(element: Element, milliseconds: number, onLeave: () => void): () => void {
  let remaining = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining -= performance.now() - startedAt;
  };
  const look = () => {
    stop();
    if (element.matches(":hover, :focus-within")) return;
    startedAt = performance.now();
    timer = setTimeout(onLeave, remaining);
  };

  const listeners = new AbortController();
  for (const event of ["pointerenter", "pointerleave", "focusin", "focusout"]) {
    element.addEventListener(event, look, { signal: listeners.signal });
  }
  look();
  return () => {
    listeners.abort();
    stop();
  };
}
