import { CardGrid } from "#site/blocks/card-grid.tsx";
import type { OverviewPage } from "#site/content/page-data/service-page.server.ts";
import { Section } from "#site/ui/section/section.tsx";

import { OverviewCards } from "./overview-cards.tsx";
import { Steps } from "./steps.tsx";

export function OverviewSections({ cards, reasons, process, stack }: OverviewPage["service"]) {
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
