import type { ReactNode } from "react";

import { Container } from "#site/ui/container.tsx";

/** A band with its heading beside the content instead of above it. */
export function SplitSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-y border-line bg-mist py-18 lg:py-26">
      <Container>
        <div className="grid gap-x-18 gap-y-8 lg:grid-cols-[0.8fr_1.2fr]">
          <h2 className="text-4xl font-bold lg:text-5xl">{heading}</h2>
          {children}
        </div>
      </Container>
    </section>
  );
}
