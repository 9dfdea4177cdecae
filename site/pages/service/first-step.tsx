import { Link } from "react-router";
import { labels } from "#site/generated/shell.ts";

import type { Service } from "#site/content/schemas/services.server.ts";
import { pagePath } from "#site/paths.ts";
import { Container } from "#site/ui/section.tsx";

import "./first-step.css";

/** The offer: step 1 of the approach with its terms. */
export function FirstStep({ button: action, ...step }: Service["firstStep"]) {
  const { heading, ...names } = labels.service.firstStep;
  return (
    <section className="first-step-section">
      <Container>
        <div className="first-step">
          <h2 className="text-xl font-bold">{heading}</h2>
          <dl>
            {(["result", "duration", "people", "price"] as const).map((fact) => (
              <div key={fact}>
                <dt className="text-sm text-ink-3">{names[fact]}</dt>
                <dd>{step[fact]}</dd>
              </div>
            ))}
          </dl>
          <Link prefetch="intent" to={pagePath("contact")} className="more no-print inline-block py-0.5 text-balance">
            {action}
          </Link>
        </div>
      </Container>
    </section>
  );
}
