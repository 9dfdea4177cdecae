import type { Service, Specimen as SpecimenData } from "#site/content/schemas/services.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { Section } from "#site/ui/section.tsx";

import { Specimen } from "./specimen.tsx";

import "./first-step.css";

type Props = { firstStep: Service["firstStep"]; specimen?: SpecimenData | undefined };

/** The offer: step 1 of the approach with its terms, and the document that it ends with. */
export function FirstStep({ firstStep, specimen }: Props) {
  const { heading, ...names } = labels.service.firstStep;
  // “Two weeks” and “with one day on site” of “Two weeks, with one day on site”.
  const [, duration = "", comma, more] = /^(\S+ [^\s,]+)(,?)(.*)$/.exec(firstStep.duration) ?? [];
  return (
    <Section ground="accent" className="first-step">
      <div className="first-step-layout">
        <div className="first-step-offer">
          <h2 className="section-label">{heading}</h2>
          <dl>
            <div>
              <dt className="sr-only">{names.duration}</dt>
              <dd>
                <b>{duration}</b>
                <span className="sr-only">{comma}</span>
                <span className="text-lg font-semibold">{more}</span>
              </dd>
            </div>
            {(["result", "people", "price"] as const).map((fact) => (
              <div key={fact}>
                <dt>{names[fact]}</dt>
                <dd>{firstStep[fact]}</dd>
              </div>
            ))}
          </dl>
          <p className="no-print">
            <a href={pagePath("contact")} className={button.primary}>
              {firstStep.button}
            </a>
          </p>
        </div>
        {specimen && <Specimen {...specimen} />}
      </div>
    </Section>
  );
}
