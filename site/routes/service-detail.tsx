import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { CardGrid } from "#site/blocks/card-grid.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { Proof } from "#site/blocks/proof.tsx";
import { Questions } from "#site/blocks/questions.tsx";
import { useSite } from "#site/blocks/site-context.ts";
import { SplitSection } from "#site/blocks/split-section.tsx";
import { Steps } from "#site/blocks/steps.tsx";
import { getContent } from "#site/collections/content.server.ts";
import { trail } from "#site/collections/crumbs.server.ts";
import { getService, slugOf } from "#site/collections/lookup.server.ts";
import type { ServiceDetail as Detail } from "#site/collections/services.server.ts";
import { servicePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { RuledList } from "#site/ui/ruled-list.tsx";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/service-detail";

export function loader({ url }: Route.LoaderArgs) {
  const { meta, parent, ...service } = getService(slugOf(url)) as Detail;
  return {
    meta: pageMeta(getContent().site, { meta, path: servicePath(service.slug) }),
    crumbs: [...trail(), { name: getService(parent).title, href: servicePath(parent) }],
    service,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ServiceDetail({ loaderData: { crumbs, service } }: Route.ComponentProps) {
  const { capabilities, benefits, approach } = useSite().words.service;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        current={service.title}
        heading={service.heading}
        lead={service.lead}
        drawing={service.drawing}
      />
      <Section heading={capabilities}>
        <CardGrid cards={service.capabilities} />
      </Section>
      <SplitSection heading={benefits}>
        <RuledList items={service.benefits} />
      </SplitSection>
      <Section heading={approach}>
        <Steps steps={service.approach} />
      </Section>
      <Proof {...service.proof} />
      <Questions questions={service.questions} />
      <CallToAction {...service.callToAction} />
    </>
  );
}
