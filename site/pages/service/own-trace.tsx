import type { OwnTraceData } from "#site/content/page-data/own-trace.server.ts";
import { releasePath, sbomPath } from "#site/paths.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Section } from "#site/ui/section.tsx";
import { Sheet } from "#site/ui/sheet.tsx";

import { SheetTable } from "./specimen.tsx";

import "./own-trace.css";

/** The release that the visitor is looking at, in the form of the specimen above. */
export function OwnTrace({ heading, text, figure, figureText, document, table, release, sbom }: OwnTraceData) {
  return (
    <Section ground="day-2" className="own-trace">
      <div className="own-trace-text">
        <h2>{heading}</h2>
        <p>{text}</p>
        <p>
          <Figure value={figure} />
          {figureText}
        </p>
        <p className="no-print">
          <a href={releasePath} className="more">
            {release}
          </a>
          <a href={sbomPath} className="more">
            {sbom}
          </a>
        </p>
      </div>
      <Sheet className="own-trace-sheet">
        <div className="specimen-page">
          <SheetTable {...table} />
          <p className="specimen-end">{document}</p>
        </div>
      </Sheet>
    </Section>
  );
}
