import type { Pages } from "#site/content/schemas/pages.server.ts";
import { Section } from "#site/ui/section.tsx";

import "./certificate-badges.css";

/** Names and what they confirm, without logos that only their owners may use. */
export function CertificateBadges({ heading, badges }: Pages["home"]["certificates"]) {
  return (
    <Section heading={heading} label className="keep-together">
      <ul className="certificates">
        {badges.map(({ name, meaning }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{meaning}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
