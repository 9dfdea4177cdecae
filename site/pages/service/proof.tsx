import { CountedField, FieldCaption } from "#site/blocks/counted-field.tsx";
import type { ProofCard } from "#site/content/page-data/cards.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Section } from "#site/ui/section.tsx";

import "./proof.css";

/** Links a case or an article as evidence for a service. A case shows its figure and what it counts. */
export function Proof({ href, title, text, figure, field }: ProofCard) {
  const { service } = labels;
  return (
    <Section ground="day" heading={field ? service.proof : service.reading} label className="proof">
      <div className={field ? "proof-case bleed-right" : "proof-article"}>
        <div>
          {figure !== undefined && <Figure value={figure} />}
          <p>{text}</p>
          <p className="mt-4">
            <a href={href} className="more inline-block py-1">
              {field ? service.case : service.article}: {title}
            </a>
          </p>
        </div>
        {field && (
          <div>
            <CountedField {...field} />
            <FieldCaption {...field} />
          </div>
        )}
      </div>
    </Section>
  );
}
