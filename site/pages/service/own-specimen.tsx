import type { OwnSpecimenData } from "#site/content/page-data/service-page.server.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Section } from "#site/ui/section.tsx";
import { Sheet } from "#site/ui/sheet.tsx";

import { SheetTable } from "./specimen.tsx";

import "./own-specimen.css";

/** A document about this website, in the form of the specimen above. */
export function OwnSpecimen({ heading, text, figure, figureText, document, table, links }: OwnSpecimenData) {
  return (
    <Section ground="day-2" className="own-specimen">
      <div className="own-specimen-text">
        <h2>{heading}</h2>
        <p>{text}</p>
        <p>
          <Figure value={figure} /> {figureText}
        </p>
        {links.length > 0 && (
          <p className="no-print">
            {links.map(({ href, label }) => (
              <a key={href} href={href} className="more">
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      <Sheet className="own-specimen-sheet">
        <div className="specimen-page">
          <SheetTable {...table} />
          <p className="specimen-end">{document}</p>
        </div>
      </Sheet>
    </Section>
  );
}
