import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { CardGrid, columnsFor } from "#site/blocks/card-grid.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { Proof } from "./proof.tsx";
import { Questions } from "#site/blocks/questions.tsx";
import { Steps } from "./steps.tsx";
import { getContent } from "#site/collections/content.server.ts";
import { linkOverview } from "#site/collections/views/linked-service.server.ts";
import { getService, slugOf } from "#site/collections/views/lookup.server.ts";
import { proofCard } from "#site/collections/views/proof.server.ts";
import { serviceCard } from "#site/collections/views/service-card.server.ts";
import type { ServiceOverview as Overview } from "#site/collections/schemas/services.server.ts";
import { getSitePage } from "#site/collections/views/site-pages.server.ts";
import { servicePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section/section.tsx";

import type { Route } from "./+types/overview-route";

export function loader({ url }: Route.LoaderArgs) {
  const service = getService(slugOf(url)) as Overview;
  const { slug, proof, related } = service;
  const listed = getSitePage(servicePath(slug));
  return {
    meta: pageMeta(getContent().site, listed),
    crumbs: listed.crumbs,
    service: linkOverview(service),
    proof: proofCard(proof),
    related: related && { heading: related.heading, cards: related.services.map(serviceCard) },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ServiceOverview({ loaderData: { crumbs, service, proof, related } }: Route.ComponentProps) {
  const { title, heading, lead, drawing, cards, reasons, process, questions, callToAction } = service;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        current={title}
        heading={heading}
        lead={lead}
        drawing={drawing}
        action={callToAction.button}
      />
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
      <Proof {...proof} />
      <Questions questions={questions} />
      {related && (
        <Section heading={related.heading} tone="mist">
          <CardGrid cards={related.cards} columns={columnsFor(related.cards)} />
        </Section>
      )}
      <CallToAction {...callToAction} />
    </>
  );
}
