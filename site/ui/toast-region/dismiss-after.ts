/** Calls `onTimeout` after the given time, which pauses while the element is hovered or contains the focus. */
export function dismissAfter(element: Element, milliseconds: number, onTimeout: () => void): () => void {
  let remaining = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining -= performance.now() - startedAt;
  };
  const update = () => {
    stop();
    if (element.matches(":hover, :focus-within")) return;
    startedAt = performance.now();
    timer = setTimeout(onTimeout, remaining);
  };

  const listeners = new AbortController();
  for (const event of ["pointerenter", "pointerleave", "focusin", "focusout"]) {
    element.addEventListener(event, update, { signal: listeners.signal });
  }
  update();
  return () => {
    listeners.abort();
    stop();
  };
}
