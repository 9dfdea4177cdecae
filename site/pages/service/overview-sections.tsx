import { CardGrid } from "#site/blocks/card-grid.tsx";
import type { LinkedOverview } from "#site/collections/views/linked-service.server.ts";
import { Container } from "#site/ui/container/container.tsx";
import { Section } from "#site/ui/section/section.tsx";

import { OverviewCards } from "./overview-cards.tsx";
import { Steps } from "./steps.tsx";

export function OverviewSections({ cards, reasons, process }: LinkedOverview) {
  return (
    <>
      {/* Close to the head, so that a card is in view when its slab is hovered. */}
      <section className="py-14 lg:pb-26">
        <Container>
          <h2 className="mb-8 text-2xl font-bold lg:text-3xl">{cards.heading}</h2>
          <OverviewCards cards={cards.items} />
        </Container>
      </section>
      {reasons && (
        <Section heading={reasons.heading} tone="mist">
          <CardGrid cards={reasons.items} columns={2} />
        </Section>
      )}
      {process && (
        <Section heading={process.heading}>
          <Steps steps={process.items} />
        </Section>
      )}
    </>
  );
}
