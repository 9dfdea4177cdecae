import { CardGrid } from "#site/blocks/card-grid.tsx";
import type { LinkedOverview } from "#site/content/page-data/linked-service.server.ts";
import { Section } from "#site/ui/section/section.tsx";

import { OverviewCards } from "./overview-cards.tsx";
import { Steps } from "./steps.tsx";

export function OverviewSections({ cards, reasons, process, stack }: LinkedOverview) {
  return (
    <>
      <Section heading={cards.heading}>
        <OverviewCards cards={cards.items} slabs={stack.slabs} />
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
