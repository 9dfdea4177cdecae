import { labels } from "virtual:shell";

import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { CardGrid, columnsFor } from "#site/blocks/card-grid.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { Proof } from "./proof.tsx";
import { Questions } from "#site/blocks/questions.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import { SplitSection } from "#site/blocks/split-section.tsx";
import { Steps } from "./steps.tsx";
import { getContent } from "#site/collections/content.server.ts";
import { linkDetail } from "#site/collections/views/linked-service.server.ts";
import { getService, slugOf } from "#site/collections/views/lookup.server.ts";
import { proofCard } from "#site/collections/views/proof.server.ts";
import { siblingCards } from "#site/collections/views/service-card.server.ts";
import type { ServiceDetail as Detail } from "#site/collections/schemas/services.server.ts";
import { getSitePage } from "#site/collections/views/site-pages.server.ts";
import { plainText } from "#site/glossary/rich-text.ts";
import { servicePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { RuledList } from "#site/ui/ruled-list/ruled-list.tsx";
import { Section } from "#site/ui/section/section.tsx";

import type { Route } from "./+types/detail-route";

export function loader({ url }: Route.LoaderArgs) {
  const service = getService(slugOf(url)) as Detail;
  const listed = getSitePage(servicePath(service.slug));
  return {
    meta: pageMeta(getContent().site, listed),
    crumbs: listed.crumbs,
    service: linkDetail(service),
    proof: proofCard(service.proof),
    siblings: siblingCards(service),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ServiceDetail({ loaderData }: Route.ComponentProps) {
  const { crumbs, service, proof, siblings } = loaderData;
  const words = labels.service;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        current={service.title}
        heading={service.heading}
        lead={service.lead}
        drawing={service.drawing}
        action={service.callToAction.button}
      />
      <Section heading={words.capabilities}>
        <CardGrid cards={service.capabilities} />
      </Section>
      <SplitSection heading={words.benefits}>
        <RuledList
          items={service.benefits.map((benefit) => (
            <RichText key={plainText(benefit)} text={benefit} />
          ))}
        />
      </SplitSection>
      <Section heading={words.approach}>
        <Steps steps={service.approach} />
      </Section>
      <Proof {...proof} />
      <Questions questions={service.questions} />
      <Section heading={words.siblings} tone={service.questions ? "mist" : "paper"}>
        <CardGrid cards={siblings} columns={columnsFor(siblings)} />
      </Section>
      <CallToAction {...service.callToAction} />
    </>
  );
}
