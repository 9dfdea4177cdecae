import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import { Section } from "#site/ui/section.tsx";

import "./timeline.css";

type Props = NonNullable<LinkedCase["sections"]["timeline"]> & { heading: string };

/** The steps of a project as bars to scale, below the months. */
export function Timeline({ heading, months, steps }: Props) {
  const share = (count: number) => `${((count / months.length) * 100).toFixed(3)}%`;
  return (
    <Section heading={heading} ground="day" className="timeline-section">
      <div className="timeline bleed-right">
        <div className="timeline-months" aria-hidden="true">
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
        <ol>
          {steps.map(({ title, description, when, start, length }) => (
            <li key={title}>
              <div className="timeline-track">
                <svg className="timeline-space" width={share(start)} aria-hidden="true" />
                <svg className="timeline-bar" width={share(length)} aria-hidden="true" />
              </div>
              <div className="timeline-text">
                <h3>{title}</h3>
                <p>
                  <span className="font-semibold">{when}</span>
                  <br />
                  <RichText text={description} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
