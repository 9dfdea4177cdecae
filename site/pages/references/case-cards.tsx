import { CaseFigure } from "#site/blocks/case-figure.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { CountedFieldData } from "#site/content/page-data/counted-field.server.ts";
import type { Case } from "#site/content/schemas/cases.server.ts";
import type { Link } from "#site/content/schemas/link-targets.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { button } from "#site/ui/button.ts";
import { grounds } from "#site/ui/section.tsx";
import type { Ground } from "#site/ui/section.tsx";

import "./case-cards.css";

export type CaseSummary = Pick<
  Case,
  "title" | "keyNumber" | "client" | "description" | "industry" | "services" | "technologies"
> & {
  field: CountedFieldData;
  companySize: string;
  revenue: string;
  /** The page of the case, here or on another site, if it has one. */
  to?: Link | undefined;
};

/** Where the drawing is: across the card above or below the figure, beside it, or above it. */
const layouts = {
  tiles: "band",
  dots: "band",
  lanes: "lanes",
  lines: "lines",
  envelopes: "top",
  parts: "top",
} as const;

/** Grounds of the cards, repeated for further ones. Only the second one is amber. */
const cardGrounds: readonly Ground[] = ["night", "mist", "day", "brand"];
const groundOf = (index: number): Ground => (index === 1 ? "accent" : (cardGrounds[index % 4] ?? "night"));

/** A wall of cases without gaps, each on its own ground with its own drawing that counts. */
export function CaseCards({ cases }: { cases: readonly CaseSummary[] }) {
  return (
    <ul className="case-cards">
      {cases.map((entry, index) => (
        <li key={entry.title} className={grounds[groundOf(index)]}>
          <CaseCard {...entry} />
        </li>
      ))}
    </ul>
  );
}

function CaseCard({ to, field, title, keyNumber, client, description, services, technologies, ...facts }: CaseSummary) {
  return (
    <div className={`case-card case-card-${layouts[field.wide.kind]}`}>
      <CaseFigure keyNumber={keyNumber} field={field} className="case-card-key-number" />
      <div className="case-card-text">
        <p className="text-sm font-semibold text-link">{client}</p>
        <h2>{title}</h2>
        <p>{description}</p>
      </div>
      <div className="case-card-details">
        <dl>
          {(["industry", "companySize", "revenue"] as const).map((fact) => (
            <div key={fact}>
              <dt>{labels.caseCard[fact]}</dt> <dd>{facts[fact]}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Tags heading={labels.caseCard.services} tags={services} />
          <Tags heading={labels.caseCard.technologies} tags={technologies} />
        </div>
      </div>
      {to ? (
        <SiteLink {...to} className={`case-card-link ${button.primary}`}>
          {labels.caseCard.view}
          <span className="sr-only">: {title}</span>
        </SiteLink>
      ) : (
        <button type="button" disabled className={`case-card-link ${button.inactive}`}>
          {labels.caseCard.untold}
        </button>
      )}
    </div>
  );
}

function Tags({ heading, tags }: { heading: string; tags: readonly string[] }) {
  return (
    <div className="case-card-tags">
      <h3>{heading}</h3>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
