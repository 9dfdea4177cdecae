import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { NavLink } from "react-router";

import { Drawer } from "#site/ui/drawer.tsx";
import { IconButton } from "#site/ui/icon-button.tsx";
import { icons } from "#site/ui/icons.ts";

import "./sidebar.css";

type Item = {
  href: string;
  label: string;
  /** Stroked path on a 24 by 24 grid. */
  icon: string;
};

type Props = { label: string; toggleLabel: string; closeLabel: string; items: readonly Item[] };

/** Sidebar that collapses to icons, and is a drawer on small screens. Ctrl+B or Cmd+B toggle it. */
export function Sidebar({ label, toggleLabel, closeLabel, items }: Props) {
  const { expanded, isDrawerOpen, toggle, closeDrawer } = useSidebar();
  return (
    <>
      <nav aria-label={label} data-state={expanded ? "expanded" : "collapsed"} className="sidebar">
        <IconButton label={toggleLabel} d={icons.sidebar} aria-expanded={expanded} onClick={toggle} />
        <Items items={items} />
      </nav>
      <div className="sidebar-opener">
        <IconButton label={toggleLabel} d={icons.sidebar} aria-haspopup="dialog" onClick={toggle} />
      </div>
      <Drawer
        className="sidebar-drawer"
        label={label}
        closeLabel={closeLabel}
        open={isDrawerOpen}
        onClose={closeDrawer}
      >
        <nav aria-label={label}>
          <Items items={items} onFollow={closeDrawer} />
        </nav>
      </Drawer>
    </>
  );
}

function Items({ items, onFollow }: { items: readonly Item[]; onFollow?: () => void }) {
  return (
    <ul>
      {items.map(({ href, label, icon }) => (
        <li key={href}>
          <NavLink
            prefetch="intent"
            to={href}
            end
            title={label}
            className="sidebar-link"
            {...(onFollow && { onClick: onFollow })}
          >
            <svg viewBox="0 0 24 24" className="size-5 flex-none fill-none stroke-current stroke-2" aria-hidden="true">
              <path d={icon} />
            </svg>
            <span className="sidebar-label">{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const sevenDays = 604_800;
const narrow = "(width < 48rem)";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isExpanded = (): boolean => !/(?:^|; )sidebar=collapsed(?:;|$)/.test(document.cookie);

function saveState(expanded: boolean): void {
  const value = expanded ? "expanded" : "collapsed";
  document.cookie = `sidebar=${value}; max-age=${sevenDays}; path=/; SameSite=Lax`;
  for (const listener of listeners) listener();
}

/** Returns the state of the sidebar, which a cookie stores, and of the drawer on narrow screens. */
function useSidebar() {
  const expanded = useSyncExternalStore(subscribe, isExpanded, () => true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (matchMedia(narrow).matches) setIsDrawerOpen((isOpen) => !isOpen);
    else saveState(!isExpanded());
  }, []);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== "b" || event.defaultPrevented) return;
      event.preventDefault();
      toggle();
    };
    const width = matchMedia(narrow);
    document.addEventListener("keydown", onKeyDown);
    width.addEventListener("change", closeDrawer);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      width.removeEventListener("change", closeDrawer);
    };
  }, [toggle, closeDrawer]);

  return { expanded, isDrawerOpen, toggle, closeDrawer };
}
