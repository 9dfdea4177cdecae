import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { getContent } from "#site/content/content.server.ts";
import { caseCard } from "#site/content/page-data/cards.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { customerHouse } from "#site/drawings/cases.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/route";
import { CaseCards } from "./case-cards.tsx";
import { Testimonial } from "./testimonial.tsx";
import { YourCase } from "./your-case.tsx";

import "./references.css";

export function loader() {
  const { site, pages, cases, testimonial } = getContent();
  const { heading, lead, yours, testimonialHeading, callToAction } = pages.references;
  const sitePage = getSitePage(pagePath("references"));
  return {
    meta: pageMeta(site, sitePage),
    head: { crumbs: sitePage.crumbs, shortTitle: sitePage.shortTitle, heading, lead },
    cases: cases.map(caseCard),
    yours,
    testimonialHeading,
    testimonial: testimonial && { ...testimonial, house: customerHouse() },
    callToAction,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function References({ loaderData }: Route.ComponentProps) {
  const { head, cases, yours, testimonialHeading, testimonial, callToAction } = loaderData;
  return (
    <>
      <PageHead {...head} className="references-head" />
      <CaseCards cases={cases} />
      <YourCase {...yours} />
      {testimonial && (
        <Section heading={testimonialHeading} label>
          <Testimonial {...testimonial} />
        </Section>
      )}
      <CallToAction {...callToAction} />
    </>
  );
}
