import { CardGrid, columnsFor } from "#site/blocks/card-grid.tsx";
import type { LinkedOverview } from "#site/collections/views/linked-service.server.ts";
import { Section } from "#site/ui/section/section.tsx";

import { Steps } from "./steps.tsx";

/** What a field of services consists of. */
export function OverviewSections({ cards, reasons, process }: LinkedOverview) {
  return (
    <>
      <Section heading={cards.heading}>
        <CardGrid cards={cards.items} columns={columnsFor(cards.items)} />
      </Section>
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
