import { SiteLink } from "#site/blocks/site-link.tsx";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import { workingWithUs } from "#site/paths.ts";
import { Section } from "#site/ui/section.tsx";

import "./about-sections.css";

/** Who we are: the first paragraph as a statement. */
export function Intro({ paragraphs: [statement, ...rest] }: { paragraphs: readonly string[] }) {
  return (
    <Section className="about-intro">
      <p>{statement}</p>
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Section>
  );
}

export function Values({ heading, items }: Pages["about"]["values"]) {
  return (
    <Section ground="accent" className="values">
      <h2>{heading}</h2>
      <ul className="bleed">
        {items.map(({ title, description }) => (
          <li key={title} className="about-columns wrap">
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Partner({ heading, text, note }: Pages["about"]["partner"]) {
  return (
    <Section ground="night" className="partner">
      <h2>{heading}</h2>
      <div className="about-columns">
        <p>{text}</p>
        <p>{note}</p>
      </div>
    </Section>
  );
}

/** Leads to the section of the contact page that says how a project starts. */
export function WorkingTeaser({ heading, text, more }: Pages["about"]["workingWithUs"]) {
  return (
    <Section>
      <div className="about-columns working-teaser">
        <h2>{heading}</h2>
        <div>
          <p>{text}</p>
          <SiteLink href={workingWithUs} className="more no-print mt-3 inline-block py-1">
            {more}
          </SiteLink>
        </div>
      </div>
    </Section>
  );
}
