import { Link as PageLink } from "react-router";
import { labels } from "#site/generated/shell.ts";

import type { Case } from "#site/content/schemas/cases.server.ts";
import type { Link } from "#site/content/schemas/link-targets.server.ts";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { KeyNumber } from "#site/blocks/key-number.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";

import "./case-cards.css";

export type CaseSummary = Pick<
  Case,
  "drawing" | "title" | "keyNumber" | "client" | "description" | "industry" | "services" | "technologies"
> & {
  companySize: string;
  revenue: string;
  /** The page of the case, here or on another site, if it has one. */
  to?: Link | undefined;
};

type Props = {
  cases: readonly CaseSummary[];
  yours: Pages["references"]["yours"] & { drawing: Drawing };
};

/** Shows cases, and after them an invitation to visitors. */
export function CaseCards({ cases, yours }: Props) {
  return (
    <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
      <ul className="case-cards">
        {cases.map((entry) => (
          <CaseCard key={entry.title} {...entry} />
        ))}
      </ul>
      <div className="your-case no-print on-dark bg-night text-paper">
        <div className="more">
          <PageLink prefetch="intent" to={pagePath("contact")} className="after:absolute after:inset-0">
            {yours.link}
          </PageLink>
        </div>
        <p className="text-night-text">{yours.text}</p>
        <DrawingImage drawing={yours.drawing} />
      </div>
    </div>
  );
}

function CaseCard({
  to,
  drawing,
  title,
  keyNumber,
  client,
  description,
  services,
  technologies,
  ...facts
}: CaseSummary) {
  return (
    <li className="case-card">
      <div className="case-card-drawing on-dark bg-night">
        <p>{client}</p>
        <DrawingImage drawing={drawing} />
      </div>
      <p className="case-card-key-number">
        <strong>
          <KeyNumber value={keyNumber.value} />
        </strong>{" "}
        <span>{keyNumber.text}</span>
      </p>
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="text-ink-2">{description}</p>
      <dl>
        {(["industry", "companySize", "revenue"] as const).map((fact) => (
          <div key={fact}>
            <dt className={fact === "revenue" ? "" : "sr-only"}>{labels.caseCard[fact]}</dt> <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <Tags heading={labels.caseCard.services} tags={services} />
      <Tags heading={labels.caseCard.technologies} tags={technologies} />
      {to ? (
        <div className="more">
          <SiteLink {...to} className="after:absolute after:inset-0">
            {labels.caseCard.view}
            <span className="sr-only">: {title}</span>
          </SiteLink>
        </div>
      ) : (
        <button type="button" disabled className={button.inactive}>
          {labels.caseCard.untold}
        </button>
      )}
    </li>
  );
}

function Tags({ heading, tags }: { heading: string; tags: readonly string[] }) {
  return (
    <div className="case-card-tags">
      <h3>{heading}</h3>
      <ul className="case-tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
