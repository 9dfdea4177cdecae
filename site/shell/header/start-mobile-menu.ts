import { onLeft } from "#site/page-life.ts";

/** Completes the menu of small windows, which opens and closes natively. */
export function startMobileMenu(): void {
  const menu = document.querySelector<HTMLElement>(".mobile-menu");
  const toggle = document.querySelector<HTMLElement>(".menu-toggle");
  if (!menu || !toggle) return;

  const describe = () => {
    const isOpen = menu.matches(":popover-open");
    toggle.setAttribute("aria-expanded", String(isOpen));
    toggle.setAttribute("aria-label", toggle.dataset[isOpen ? "close" : "open"] ?? "");
  };
  /** The next visitor of the menu finds the current group open again. */
  const close = () => {
    menu.hidePopover();
    for (const group of menu.querySelectorAll("details")) group.open = group.matches(":has([aria-current])");
  };
  describe();
  menu.addEventListener("toggle", describe);
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  onLeft(close);

  // In a wide window CSS hides the menu, but it would still be open.
  new ResizeObserver(() => {
    if (!menu.matches(":popover-open") || menu.checkVisibility()) return;
    const focused = document.activeElement;
    close();
    // The toggle is hidden too, so the focus cannot return to it.
    if (focused === document.body || focused?.checkVisibility() === false)
      menu.closest("header")?.querySelector("a")?.focus();
  }).observe(menu);
}
