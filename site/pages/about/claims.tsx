import { Section } from "#site/ui/section.tsx";

import type { ClaimsData } from "./claims.server.ts";

import "./claims.css";

/** What a visitor can check about this website: a flight of stairs, with a claim on each step. */
export function Claims({ heading, lead, items }: ClaimsData) {
  return (
    <Section ground="day" className="claims">
      <h2>{heading}</h2>
      <p className="section-lead">{lead}</p>
      <ul className="bleed-right">
        {items.map(({ statement, check, href, more }) => (
          <li key={statement}>
            <h3>{statement}</h3>
            <p>{check}</p>
            {href !== undefined && (
              <a href={href} className="more no-print">
                {more}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
