import { RichText } from "#site/blocks/rich-text.tsx";
import type { ServiceDetailPage } from "#site/content/page-data/service-page.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Section } from "#site/ui/section.tsx";

import "./approach.css";

/**
 * Steps that build a drawing. On large screens a sticky drawing follows the current step; on others every step has its
 * own picture. approach.enhance.ts marks the current step.
 */
export function Approach({ viewBox, steps }: ServiceDetailPage["service"]["approach"]) {
  const [, , width, height] = viewBox.split(" ");
  const picture = { loading: "lazy", width, height } as const;
  return (
    <Section heading={labels.service.approach} className="approach" enhance="approach">
      <ol className="approach-steps">
        {steps.map(({ title, description, image }, index) => (
          <li key={title} data-current="">
            <img {...picture} src={image} alt="" />
            <Figure value={`${index + 1}`} />
            <h3>{title}</h3>
            <p>
              <RichText text={description} />
            </p>
          </li>
        ))}
      </ol>
      <div className="approach-stage ground-day-2">
        <div>
          {steps.map(({ image }, index) => (
            <img
              key={image}
              {...picture}
              src={image}
              alt=""
              data-current={index + 1 === steps.length ? "" : undefined}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
