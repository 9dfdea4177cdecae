import type { Pages } from "#site/content/schemas/pages.server.ts";
import { Container } from "#site/ui/container/container.tsx";

import "./working-with-us.css";

/** Says what happens after a call or an email. */
export function WorkingWithUs({ heading, lead, items }: Pages["contact"]["workingWithUs"]) {
  return (
    <section id="working-with-us" className="border-t border-line bg-mist py-16 lg:py-26">
      <Container>
        <div className="working-with-us">
          <div className="working-with-us-head">
            <h2 className="text-2xl font-bold lg:text-3xl">{heading}</h2>
            <p className="mt-4 text-lg text-ink-2">{lead}</p>
          </div>
          <ul>
            {items.map(({ title, description }) => (
              <li key={title}>
                <h3 className="font-bold tracking-normal">{title}</h3>
                <p className="text-ink-2">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
