import { RichText } from "#site/blocks/rich-text.tsx";
import { slugOf } from "#site/content/page-data/lookup.server.ts";
import { getServiceOverviewPage } from "#site/content/page-data/service-page.server.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/overview-route";
import { FirstStep } from "./first-step.tsx";
import { ServiceEnd } from "./service-end.tsx";
import { ServiceHead } from "./service-head.tsx";
import { ServiceWall } from "./service-wall.tsx";
import { SlabNavigation } from "./slab-navigation.tsx";
import { Steps } from "./steps.tsx";

/** Blocks around the stack, in the scale of the drawings of other services. */
const surroundings = "-160 -115 320 230";

export function loader({ url }: Route.LoaderArgs) {
  return getServiceOverviewPage(slugOf(url));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ServiceOverviewRoute({ loaderData }: Route.ComponentProps) {
  const { crumbs, service, firstStep } = loaderData;
  const { cards, reasons, process, stack, specimen } = service;
  return (
    <>
      <ServiceHead crumbs={crumbs} service={service} viewBox={surroundings}>
        <SlabNavigation {...service} />
      </ServiceHead>
      <Section heading={cards.heading} className="service-wall-section">
        <ServiceWall cards={cards.items} slabs={stack.slabs} />
      </Section>
      {reasons && (
        <Section heading={reasons.heading}>
          <ul className="reasons">
            {reasons.items.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <RichText text={description} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {process && (
        <Section heading={process.heading} ground="day-2" className="steps-section">
          <Steps steps={process.items} />
        </Section>
      )}
      <FirstStep firstStep={firstStep} specimen={specimen} />
      <ServiceEnd {...loaderData} />
    </>
  );
}
