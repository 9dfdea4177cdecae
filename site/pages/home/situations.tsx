import { Badge } from "#site/ui/badge.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Section } from "#site/ui/section.tsx";
import { Sheet } from "#site/ui/sheet.tsx";

import { SheetChart } from "./sheet-chart.tsx";
import type { SituationData } from "./situations.server.ts";

import "./situations.css";

type Props = { heading: string; lead?: string | undefined; items: readonly SituationData[] };

/** Four problems, each with a document from the work on it. A column is one link. */
export function Situations({ heading, lead, items }: Props) {
  return (
    <Section ground="accent" className="situations">
      <div className="situations-top">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul className="situation-list">
        {items.map(({ title, text, to, more, terms, sheet }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              {terms}
              <a href={to} className="more">
                {more}
              </a>
            </p>
            <Sheet>
              <p className="mb-2">
                <Badge tone="pale">{sheet.when}</Badge>
              </p>
              <h4>{sheet.title}</h4>
              <p className="text-sm text-ink-3">{sheet.document}</p>
              <p className="sheet-figure">
                <Figure value={sheet.figure.value} />
              </p>
              <p className="sheet-text">{sheet.figure.text}</p>
              <SheetChart {...sheet.chart} />
            </Sheet>
          </li>
        ))}
      </ul>
    </Section>
  );
}
