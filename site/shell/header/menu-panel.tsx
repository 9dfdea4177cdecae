import type { NavigationGroup } from "#site/content/schemas/navigation.server.ts";

import { Drawing } from "#site/blocks/drawing.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";

type Props = { group: NavigationGroup; isOpen: boolean; onLink: () => void };

/** Renders the drawing only while the panel is open: in the HTML, the drawings would add 1.5 kB to every page. */
export function MenuPanel({ group: { title, description, overview, items, drawing }, isOpen, onLink }: Props) {
  return (
    <>
      <SiteLink {...overview} className="menu-panel-top" onClick={onLink}>
        <span>
          <strong className="block text-lg leading-tight font-bold tracking-tight">{title}</strong>
          <span className="mt-1 block text-sm leading-snug text-ink-2">{description}</span>
        </span>
        {isOpen && <Drawing drawing={drawing} />}
      </SiteLink>
      <ul>
        {items.map((item) => (
          <li key={item.title} className="border-t border-line">
            <SiteLink {...item.to} className="menu-link" onClick={onLink}>
              <span className="block font-semibold">{item.title}</span>
              <span className="block text-sm text-ink-2">{item.description}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
