import type { ReactNode } from "react";

import { Container } from "#site/ui/container/container.tsx";

import "./call-band.css";

type Props = { heading: string; text?: string | undefined; children: ReactNode };

/** Closes a page with a blue band and its next steps. */
export function CallBand({ heading, text, children }: Props) {
  return (
    <section className="call-band bg-blue py-16 text-paper">
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
