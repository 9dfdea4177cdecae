import { SiteLink } from "#site/blocks/site-link.tsx";
import type { NavigationGroup } from "#site/content/schemas/navigation.server.ts";
import { labels, navigation } from "#site/generated/shared-content.ts";
import { menuImage } from "#site/paths.ts";
import { usePagePath } from "#site/shell/use-page-path.ts";

/** The menu of large windows. start-desktop-menu.ts opens its panels. */
export function DesktopMenu() {
  return (
    <nav aria-label={labels.mainNavigation} className="desktop-menu no-print">
      <MenuGroups groups={navigation.left} side="left" />
      <MenuGroups groups={navigation.right} side="right" />
    </nav>
  );
}

function MenuGroups({ groups, side }: { groups: readonly NavigationGroup[]; side: "left" | "right" }) {
  return (
    <ul className="flex gap-1" data-side={side}>
      {groups.map((group) => (
        <MenuGroup key={group.title} group={group} />
      ))}
    </ul>
  );
}

function MenuGroup({ group: { id, title, description, overview, items, drawing } }: { group: NavigationGroup }) {
  const path = usePagePath();
  const [, , width, height] = drawing.viewBox.split(" ");
  const isCurrent = [overview, ...items.map(({ to }) => to)].some(({ href }) => href === path);
  return (
    <li>
      <button
        type="button"
        className="menu-trigger"
        aria-current={isCurrent || undefined}
        aria-expanded={false}
        aria-controls={id}
      >
        {title}
      </button>
      <div id={id} className="menu-panel ground-paper">
        <SiteLink {...overview} className="menu-panel-top">
          <span>
            <strong className="block text-lg leading-tight font-bold">{title}</strong>
            <span className="mt-1 block text-sm leading-snug text-soft">{description}</span>
          </span>
          {/* Not loaded while CSS hides it. */}
          <img src={menuImage(id)} alt="" width={width} height={height} loading="lazy" />
        </SiteLink>
        <ul>
          {items.map((item) => (
            <li key={item.title} className="border-t border-hairline">
              <SiteLink {...item.to} className="menu-link">
                <span className="block font-semibold">{item.title}</span>
                <span className="block text-sm text-soft">{item.description}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
