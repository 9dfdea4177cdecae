/** Rows that scroll sideways. Browsers do not scroll to a focused element of which a part is visible. */
const rows = ".scroll-row, .situation-list";

export function showFocused(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(rows))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
