import { CountedField, FieldCaption } from "#site/blocks/counted-field.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { CaseResult } from "#site/content/page-data/cards.server.ts";
import type { CountedFieldData } from "#site/content/page-data/counted-field.server.ts";
import { Section } from "#site/ui/section.tsx";

import "./case-band.css";

type Props = {
  heading: string;
  more: string;
  field: CountedFieldData;
  counted: string;
  cases: readonly CaseResult[];
};

/** The counted drawing of one case at full width, above what changed in it and in others. */
export function CaseBand({ heading, more, field, counted, cases }: Props) {
  return (
    <Section ground="night" className="case-band">
      <CountedField {...field} className="bleed" />
      <div className="case-band-caption">
        <p>{counted}</p>
        <FieldCaption {...field} />
      </div>
      <h2>{heading}</h2>
      <ul>
        {cases.map(({ change, text, href, title, client }) => (
          <li key={href} className="keep-together">
            <p className="text-sm font-semibold text-link">{client}</p>
            <h3>{change}</h3>
            <p className="text-soft">{text}</p>
            <p className="no-print mt-4">
              <SiteLink href={href} className="more inline-block py-1">
                {more}
                <span className="sr-only">: {title}</span>
              </SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
