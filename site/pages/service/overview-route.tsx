import { getServiceOverviewPage } from "#site/content/page-data/service-page.server.ts";
import { slugOf } from "#site/content/page-data/lookup.server.ts";
import { CardGrid } from "#site/blocks/card-grid.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/overview-route";
import { OverviewCards } from "./overview-cards.tsx";
import { ServicePage } from "./service-page.tsx";
import { SlabNavigation } from "./slab-navigation.tsx";
import { Steps } from "./steps.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return getServiceOverviewPage(slugOf(url));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ServiceOverviewRoute({ loaderData }: Route.ComponentProps) {
  const { service } = loaderData;
  const { cards, reasons, process, stack } = service;
  return (
    <ServicePage {...loaderData} drawing={<SlabNavigation {...service} />}>
      <Section heading={cards.heading}>
        <OverviewCards cards={cards.items} slabs={stack.slabs} />
      </Section>
      {reasons && (
        <Section heading={reasons.heading} tone="mist">
          <CardGrid columns={2}>
            {reasons.items.map(({ title, description }) => (
              <li key={title}>
                <h3 className="text-xl font-semibold">{title}</h3>
                <p className="mt-2 text-ink-2">
                  <RichText text={description} />
                </p>
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
      {process && (
        <Section heading={process.heading}>
          <Steps steps={process.items} />
        </Section>
      )}
    </ServicePage>
  );
}
