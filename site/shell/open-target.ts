/** Opens the answer that the URL points to, and scrolls to the target of a first visit again. */
export function openTarget(): void {
  open();
  addEventListener("hashchange", open);
  const [navigation] = performance.getEntriesByType("navigation");
  const isRestored = navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
  if (location.hash !== "" && !isRestored) scrollAgain();
}

function open(): void {
  const answer = document.querySelector<HTMLDetailsElement>(":target > details");
  if (answer) answer.open = true;
}

/** Safari has no scroll anchoring: the font of a first visit changes the layout after the browser has scrolled. */
function scrollAgain(): void {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  for (const type of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(type, cancel, { signal: controller.signal, passive: true });
  const scroll = () => {
    if (!controller.signal.aborted) document.querySelector(":target")?.scrollIntoView({ behavior: "instant" });
    cancel();
  };
  // With the next frame the text is laid out in the font.
  const scrollLater = () => requestAnimationFrame(() => requestAnimationFrame(scroll));
  if (document.readyState === "complete") scrollLater();
  else addEventListener("load", scrollLater, { once: true });
}
