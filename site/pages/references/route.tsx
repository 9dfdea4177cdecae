import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { SplitSection, Section } from "#site/ui/section.tsx";
import { CaseCards } from "./case-cards.tsx";
import { Testimonial } from "./testimonial.tsx";
import { getContent } from "#site/content/content.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { emptyPlinth } from "#site/drawings/cases.ts";
import { caseCard } from "#site/content/page-data/cards.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";

export function loader() {
  const { site, pages, cases, testimonial } = getContent();
  const { meta: _meta, ...page } = pages.references;
  const sitePage = getSitePage(pagePath("references"));
  return {
    meta: pageMeta(site, sitePage),
    crumbs: sitePage.crumbs,
    current: sitePage.current,
    page: { ...page, yours: { ...page.yours, drawing: emptyPlinth() } },
    cases: cases.map(caseCard),
    testimonial,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function References({ loaderData }: Route.ComponentProps) {
  const { crumbs, current, page, cases, testimonial } = loaderData;
  return (
    <>
      <PageHead crumbs={crumbs} current={current} heading={page.heading} lead={page.lead} drawing={page.drawing} />
      <Section>
        <CaseCards cases={cases} yours={page.yours} />
      </Section>
      <SplitSection heading={page.testimonialHeading}>
        <Testimonial {...testimonial} />
      </SplitSection>
      <CallToAction {...page.callToAction} />
    </>
  );
}
