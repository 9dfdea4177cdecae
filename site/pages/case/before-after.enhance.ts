import { onRestored } from "#site/page-life.ts";

/** Divides the picture where the handle is. */
export default function enhanceBeforeAfter(box: HTMLElement): void {
  const handle = box.querySelector("input");
  if (!handle) return;
  let valueAtStart = handle.value;
  const split = () => box.style.setProperty("--split", `${handle.value}%`);
  handle.addEventListener("input", split);
  handle.addEventListener("pointerdown", () => {
    valueAtStart = handle.value;
  });
  // The finger scrolls the page instead.
  handle.addEventListener("pointercancel", () => {
    handle.value = valueAtStart;
    split();
  });
  // It may have been moved before.
  split();
  onRestored(split);
}
