import type { Pages } from "#site/content/schemas/pages.server.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Section } from "#site/ui/section.tsx";

import "./working-with-us.css";

/** Says what happens after a call or an email: first the steps, then the clauses by subject. */
export function WorkingWithUs({ heading, groups: [steps, ...clauses] }: Pages["contact"]["workingWithUs"]) {
  return (
    <>
      <Section id="working-with-us" ground="day" heading={heading} className="work-steps">
        <h3 className="section-label">{steps?.heading}</h3>
        <ol>
          {steps?.items.map(({ title, description }, index) => (
            <li key={title} className="keep-together">
              <span aria-hidden="true">
                <Figure value={String(index + 1)} />
              </span>
              <h4>{title}</h4>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section className="work-clauses">
        {clauses.map((group) => (
          <div key={group.heading}>
            <h3>{group.heading}</h3>
            <ul>
              {group.items.map(({ title, description }) => (
                <li key={title} className="keep-together">
                  <h4>{title}</h4>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </>
  );
}
