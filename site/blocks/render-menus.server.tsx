import type { SiteFrame } from "#site/collections/frame.server.ts";
import type { Navigation, NavigationGroup } from "#site/collections/navigation.server.ts";
import { renderStatic } from "#site/static-part/render-static.server.tsx";

import { MenuPanel } from "./menu-panel.tsx";
import { SmallMenu } from "./small-menu.tsx";

/** A group of the large menu: what opens it, and what it shows. */
export type MenuGroup = { id: string; title: string; html: string };

export type Menus = { left: MenuGroup[]; right: MenuGroup[]; small: string };

/** The header's menus never change: pages carry them once, as HTML. */
export function renderMenus(frame: SiteFrame, { left, right }: Navigation): Menus {
  const render = (group: NavigationGroup): MenuGroup => ({
    id: group.id,
    title: group.title,
    html: renderStatic(frame, <MenuPanel group={group} />),
  });
  return {
    left: left.map(render),
    right: right.map(render),
    small: renderStatic(frame, <SmallMenu groups={[...left, ...right]} />),
  };
}
