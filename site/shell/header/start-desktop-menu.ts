import { onLeft } from "#site/page-life.ts";

import { HoverMenu } from "./hover-menu.ts";

/** Opens the panels of the menu. Before this, CSS opens them on hover and focus (header.css). */
export function startDesktopMenu(): void {
  const groups = [...document.querySelectorAll<HTMLButtonElement>(".menu-trigger")].map((trigger) => {
    const id = trigger.getAttribute("aria-controls") ?? "";
    return { id, trigger, item: trigger.closest("li"), panel: document.getElementById(id) };
  });
  const menu = new HoverMenu((open) => {
    for (const { id, trigger, panel } of groups) {
      trigger.setAttribute("aria-expanded", String(id === open));
      panel?.toggleAttribute("data-open", id === open);
    }
  });
  const isInOpenGroup = (element: EventTarget | null) =>
    groups.some(({ id, item }) => id === menu.openGroup() && item?.contains(element as Node | null));

  for (const { id, trigger, item, panel } of groups) {
    // A tap fires pointer events too, but must act as a click only.
    item?.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") menu.enter(id);
    });
    item?.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") menu.leave(id);
    });
    trigger.addEventListener("click", ({ detail }) => menu.click(id, detail));
    panel?.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) menu.close();
    });
    if (item?.matches(":hover")) menu.open(id, "hover");
    else if (item?.matches(":focus-within")) menu.open(id, "click");
  }

  // On the document, because hover opens panels without moving the focus.
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const { trigger } = groups.find(({ id }) => id === menu.openGroup()) ?? {};
    const hadFocus = isInOpenGroup(document.activeElement);
    menu.close();
    if (hadFocus) trigger?.focus();
  });
  // A tap on blank space moves no focus.
  for (const type of ["focusin", "pointerdown"])
    document.addEventListener(type, ({ target }) => {
      if (!isInOpenGroup(target)) menu.close();
    });
  onLeft(() => menu.close());
}
