import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { CardGrid, columnsFor } from "#site/blocks/card-grid.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { Questions } from "#site/blocks/questions.tsx";
import { getContent } from "#site/collections/content.server.ts";
import { linkService } from "#site/collections/views/linked-service.server.ts";
import { getService, slugOf } from "#site/collections/views/lookup.server.ts";
import { proofCard } from "#site/collections/views/proof.server.ts";
import { serviceCard, siblingCards } from "#site/collections/views/service-card.server.ts";
import { getSitePage } from "#site/collections/views/site-pages.server.ts";
import { servicePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section/section.tsx";

import type { Route } from "./+types/route";
import { DetailSections } from "./detail-sections.tsx";
import { FirstStep } from "./first-step.tsx";
import { OverviewSections } from "./overview-sections.tsx";
import { Proof } from "./proof.tsx";
import { SlabNavigation } from "./slab-navigation.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const service = getService(slugOf(url));
  const { site, labels } = getContent();
  const sitePage = getSitePage(servicePath(service.slug));
  return {
    meta: pageMeta(site, sitePage),
    crumbs: sitePage.crumbs,
    service: linkService(service),
    firstStep: service.firstStep,
    proof: proofCard(service.proof),
    related:
      service.kind === "detail"
        ? { heading: labels.service.siblings, cards: siblingCards(service) }
        : service.related && { heading: service.related.heading, cards: service.related.services.map(serviceCard) },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Service({ loaderData }: Route.ComponentProps) {
  const { crumbs, service, firstStep, proof, related } = loaderData;
  const { title, heading, lead, questions, callToAction } = service;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        current={title}
        heading={heading}
        lead={lead}
        drawing={service.kind === "detail" ? service.drawing : <SlabNavigation {...service} />}
        action={callToAction.button}
      />
      {service.kind === "detail" ? <DetailSections {...service} /> : <OverviewSections {...service} />}
      <FirstStep {...firstStep} />
      <Proof {...proof} />
      <Questions questions={questions} tone="mist" />
      {related && (
        <Section heading={related.heading} tone={questions ? "paper" : "mist"}>
          <CardGrid cards={related.cards} columns={columnsFor(related.cards)} />
        </Section>
      )}
      <CallToAction {...callToAction} />
    </>
  );
}
