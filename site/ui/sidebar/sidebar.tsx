import { NavLink } from "react-router";

import { Drawer } from "#site/ui/drawer/drawer.tsx";
import { IconButton } from "#site/ui/icon-button/icon-button.tsx";
import { icons } from "#site/ui/icon/icons.ts";
import { useSidebar } from "./use-sidebar.ts";

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
        side="left"
        className="w-72"
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
