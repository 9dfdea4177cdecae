import { Link } from "react-router";
import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import type { ReactNode } from "react";
import { Container } from "#site/ui/section.tsx";

type BandProps = { heading: string; text?: string | undefined; children: ReactNode };

/** Closes a page with a blue band and its next steps. */
export function CallBand({ heading, text, children }: BandProps) {
  return (
    <section className="call-band on-dark bg-blue py-16 text-paper">
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div>
            <h2 className="text-2xl font-bold">{heading}</h2>
            {text !== undefined && <p className="mt-3 max-w-[38em] text-lg">{text}</p>}
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}

type Props = { heading: string; text?: string | undefined; button: string };

/** Closes a page with a link to the contact page. */
export function CallToAction({ heading, text, button: label }: Props) {
  return (
    <CallBand heading={heading} text={text}>
      <Link prefetch="intent" to={pagePath("contact")} className={button.onBlue}>
        {label}
      </Link>
    </CallBand>
  );
}
