import { labels } from "virtual:shell";

import type { Case } from "#site/collections/schemas/cases.server.ts";
import type { Link } from "#site/collections/schemas/fields.server.ts";
import { BadgeList } from "#site/ui/badge-list/badge-list.tsx";
import { button } from "#site/ui/button/button.ts";
import { Card } from "#site/ui/card/card.tsx";

import { Drawing } from "#site/blocks/drawing.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";

export type CaseSummary = Pick<
  Case,
  "drawing" | "title" | "client" | "description" | "industry" | "companySize" | "revenue" | "services" | "technologies"
> & {
  /** The case's own page, or one elsewhere. Without either it is told nowhere yet. */
  to?: Link | undefined;
};

export function CaseCards({ cases }: { cases: readonly CaseSummary[] }) {
  return (
    <ul className="case-cards grid gap-7 md:grid-cols-2 lg:grid-cols-3">
      {cases.map((entry) => (
        <CaseCard key={entry.title} {...entry} />
      ))}
    </ul>
  );
}

function CaseCard({ to, drawing, title, client, description, services, technologies, ...facts }: CaseSummary) {
  return (
    <Card
      as="li"
      media={
        <div className="on-night grid h-58 place-items-center bg-night p-6">
          <Drawing drawing={drawing} className="max-h-full" />
        </div>
      }
    >
      <h2 className="text-2xl font-semibold">{title}</h2>
      <p className="mt-2 text-[0.9375rem] text-ink-3">{client}</p>
      <p className="mt-3 text-ink-2">{description}</p>
      <dl className="my-6 grid gap-y-1 border-y border-line py-4">
        {(["industry", "companySize", "revenue"] as const).map((fact) => (
          <div key={fact} className="grid grid-cols-[5.5rem_1fr] items-baseline">
            <dt className="text-[0.9375rem] text-ink-3">{labels.caseCard[fact]}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <Tags heading={labels.caseCard.services} tags={services} />
      <Tags heading={labels.caseCard.technologies} tags={technologies} />
      <p className="mt-auto pt-3">
        {to ? (
          <SiteLink {...to} className={`${button.primary} after:absolute after:inset-0`}>
            {labels.caseCard.view}
            <span className="sr-only">: {title}</span>
          </SiteLink>
        ) : (
          <button type="button" disabled className={button.inactive}>
            {labels.caseCard.untold}
          </button>
        )}
      </p>
    </Card>
  );
}

function Tags({ heading, tags }: { heading: string; tags: readonly string[] }) {
  return (
    <div className="mb-5">
      <h3 className="font-semibold">{heading}</h3>
      <BadgeList badges={tags} />
    </div>
  );
}
