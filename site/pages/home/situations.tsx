import type { Pages } from "#site/content/schemas/pages.server.ts";
import { Section } from "#site/ui/section.tsx";

import { SiteLink } from "#site/blocks/site-link.tsx";

import "./situations.css";

/** Leads from a visitor's situation to the service that fits it. Each row is one link. */
export function Situations({ heading, lead, items }: Pages["home"]["situations"]) {
  return (
    <Section heading={heading} {...(lead !== undefined && { lead })}>
      <ul className="situations">
        {items.map(({ title, text, to, more }) => (
          <li key={title}>
            <h3 className="text-xl font-bold">{title}</h3>
            <p className="text-ink-2">{text}</p>
            <p className="more">
              <SiteLink {...to} className="after:absolute after:inset-0">
                {more}
              </SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
