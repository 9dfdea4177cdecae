import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { PointerEvent } from "react";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { NavigationGroup } from "#site/content/schemas/navigation.server.ts";
import { labels, navigation } from "#site/generated/shared-content.ts";
import { usePagePath } from "#site/shell/use-page-path.ts";

import { HoverMenu } from "./hover-menu.ts";

export function DesktopMenu() {
  const [menu] = useState(() => new HoverMenu());
  const open = useSyncExternalStore(menu.subscribe, menu.openGroup, () => undefined);
  // Keeps open the panel that CSS has opened before hydration.
  useEffect(() => {
    if ("hydrated" in document.documentElement.dataset) return;
    const opened = findGroup(":hover") ?? findGroup(":focus-within");
    if (opened) menu.adopt(opened.title, matches(opened, ":focus-within") ? "click" : "hover");
  }, [menu]);
  const groups = (list: readonly NavigationGroup[], side: "left" | "right") => (
    <ul className="flex gap-1" data-side={side}>
      {list.map((group) => (
        <HoverGroup key={group.title} group={group} menu={menu} isOpen={open === group.title} />
      ))}
    </ul>
  );
  return (
    <nav aria-label={labels.mainNavigation} className="desktop-menu no-print">
      {groups(navigation.left, "left")}
      {groups(navigation.right, "right")}
    </nav>
  );
}

const matches = ({ id }: NavigationGroup, state: string) => document.getElementById(id)?.parentElement?.matches(state);
const findGroup = (state: string) =>
  [...navigation.left, ...navigation.right].find((group) => matches(group, state) === true);

function HoverGroup({ group, menu, isOpen }: { group: NavigationGroup; menu: HoverMenu; isOpen: boolean }) {
  const { id, title, overview, items } = group;
  const path = usePagePath();
  const isCurrent = [overview, ...items.map(({ to }) => to)].some(({ href }) => href === path);
  const container = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  // A tap fires pointerenter too, but must act as a click only.
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === "mouse") menu.enter(title);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") menu.leave(title);
  };
  // Listens on the document, because hover opens panels without moving the focus.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      menu.close();
      if (container.current?.contains(document.activeElement) === true) trigger.current?.focus();
    };
    const closeFromOutside = ({ target }: Event) => {
      if (container.current?.contains(target as Node) === false) menu.close();
    };
    document.addEventListener("keydown", onKeyDown);
    // A tap on blank space moves no focus.
    for (const type of ["focusin", "pointerdown"]) document.addEventListener(type, closeFromOutside);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      for (const type of ["focusin", "pointerdown"]) document.removeEventListener(type, closeFromOutside);
    };
  }, [isOpen, menu]);

  return (
    <li ref={container} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <button
        ref={trigger}
        type="button"
        className="menu-trigger"
        aria-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ detail }) => menu.click(title, detail)}
      >
        {title}
      </button>
      <div id={id} className="menu-panel ground-paper" data-open={isOpen || undefined}>
        <MenuPanel group={group} isOpen={isOpen} onLink={() => menu.close()} />
      </div>
    </li>
  );
}

type PanelProps = { group: NavigationGroup; isOpen: boolean; onLink: () => void };

/** Renders the drawing only while the panel is open: in the HTML, the drawings would add 1.5 kB to every page. */
function MenuPanel({ group: { title, description, overview, items, drawing }, isOpen, onLink }: PanelProps) {
  return (
    <>
      <SiteLink {...overview} className="menu-panel-top" onClick={onLink}>
        <span>
          <strong className="block text-lg leading-tight font-bold">{title}</strong>
          <span className="mt-1 block text-sm leading-snug text-soft">{description}</span>
        </span>
        {isOpen && <DrawingImage drawing={drawing} />}
      </SiteLink>
      <ul>
        {items.map((item) => (
          <li key={item.title} className="border-t border-hairline">
            <SiteLink {...item.to} className="menu-link" onClick={onLink}>
              <span className="block font-semibold">{item.title}</span>
              <span className="block text-sm text-soft">{item.description}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
