import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { PointerEvent } from "react";

import type { NavigationGroup } from "#site/collections/navigation.server.ts";
import { HoverMenu } from "#site/menu/hover-menu.ts";

import { Drawing } from "./drawing.tsx";
import { SiteLink } from "./site-link.tsx";

type Props = { left: readonly NavigationGroup[]; right: readonly NavigationGroup[]; label: string };

/** The menu of large screens: six groups whose panels open on hover, click or key. */
export function DesktopMenu({ left, right, label }: Props) {
  const [menu] = useState(() => new HoverMenu());
  const open = useSyncExternalStore(menu.subscribe, menu.openGroup, () => undefined);
  const groups = (list: readonly NavigationGroup[], side: "left" | "right") => (
    <ul className="flex gap-1" data-side={side}>
      {list.map((group) => (
        <MenuGroup key={group.title} group={group} menu={menu} isOpen={open === group.title} />
      ))}
    </ul>
  );
  return (
    <nav aria-label={label} className="desktop-menu">
      {groups(left, "left")}
      {groups(right, "right")}
    </nav>
  );
}

function MenuGroup({ group, menu, isOpen }: { group: NavigationGroup; menu: HoverMenu; isOpen: boolean }) {
  const { title, description, overview, items, drawing, id } = group;
  const whole = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => menu.close();

  // Touch has no hover: a tap is a click.
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === "mouse") menu.enter(title);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") menu.leave(title);
  };
  // Escape works wherever the focus is, because hover opens panels without it; focus inside goes back to the trigger.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      menu.dismiss();
      if (whole.current?.contains(document.activeElement) === true) trigger.current?.focus();
    };
    const onFocusIn = (event: FocusEvent) => {
      if (whole.current?.contains(event.target as Node) === false) menu.close();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, [isOpen, menu]);

  return (
    <li ref={whole} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <button
        ref={trigger}
        type="button"
        className="menu-trigger"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => menu.press(title)}
      >
        {title}
      </button>
      <div id={id} className="menu-panel" data-open={isOpen || undefined}>
        <SiteLink {...overview} onClick={close} className="menu-panel-top">
          <span>
            <strong className="block text-[1.1875rem] leading-tight font-bold tracking-tight">{title}</strong>
            <span className="mt-1 block text-[0.9375rem] leading-snug text-ink-2">{description}</span>
          </span>
          <Drawing drawing={drawing} />
        </SiteLink>
        <ul>
          {items.map((item) => (
            <li key={item.title} className="border-t border-line">
              <SiteLink {...item.to} onClick={close} className="menu-link">
                <span className="block font-semibold">{item.title}</span>
                <span className="block text-[0.9375rem] text-ink-2">{item.description}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
