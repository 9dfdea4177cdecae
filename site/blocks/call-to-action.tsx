import { Link } from "react-router";

import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/container.tsx";

type Props = { heading: string; text?: string | undefined; button: string };

/** Closes a page with one next step: the contact page. */
export function CallToAction({ heading, text, button: label }: Props) {
  return (
    <section className="bg-blue py-16 text-paper">
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div>
            <h2 className="text-4xl font-bold">{heading}</h2>
            {text !== undefined && <p className="mt-3 max-w-[38em] text-lg">{text}</p>}
          </div>
          <Link to={pagePath("contact")} className={button.onBlue}>
            {label}
          </Link>
        </div>
      </Container>
    </section>
  );
}
