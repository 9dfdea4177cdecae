import { labels, navigation } from "#site/generated/shell.ts";

import { SiteLink } from "#site/blocks/site-link.tsx";

export function MobileMenuContent({ onLink }: { onLink: () => void }) {
  return (
    <ul>
      {[...navigation.left, ...navigation.right].map(({ title, overview, items }) => (
        <li key={title} className="border-b border-night-line">
          <details name="mobile-menu-group">
            <summary className="mobile-menu-group">{title}</summary>
            <ul className="pb-4">
              <li>
                <SiteLink {...overview} className="mobile-menu-link text-sky" onClick={onLink}>
                  {labels.overview}
                  <span className="sr-only">: {title}</span>
                </SiteLink>
              </li>
              {items.map((item) => (
                <li key={item.title}>
                  <SiteLink {...item.to} className="mobile-menu-link" onClick={onLink}>
                    {item.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
