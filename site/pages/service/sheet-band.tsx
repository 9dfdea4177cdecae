import type { SpecimenTable } from "#site/content/schemas/services.server.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Section } from "#site/ui/section.tsx";
import { Sheet } from "#site/ui/sheet.tsx";

import { SheetTable } from "./specimen.tsx";

import "./sheet-band.css";

type Props = {
  heading: string;
  text: string;
  figure: string;
  figureText: string;
  document: string;
  table: SpecimenTable;
  links?: readonly { href: string; label: string }[];
};

/** A table on a sheet like that of the specimen, next to what it says. */
export function SheetBand({ heading, text, figure, figureText, document, table, links }: Props) {
  return (
    <Section ground="day-2" className="sheet-band">
      <div className="sheet-band-text">
        <h2>{heading}</h2>
        <p>{text}</p>
        <p>
          <Figure value={figure} /> {figureText}
        </p>
        {links && (
          <p className="no-print">
            {links.map(({ href, label }) => (
              <a key={href} href={href} className="more">
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      <Sheet className="sheet-band-sheet">
        <div className="specimen-page">
          <SheetTable {...table} />
          <p className="specimen-end">{document}</p>
        </div>
      </Sheet>
    </Section>
  );
}
