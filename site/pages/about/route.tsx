import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { SplitSection } from "#site/blocks/split-section.tsx";
import { WorkingTeaser } from "#site/blocks/working-teaser.tsx";
import { Profiles } from "./profiles.tsx";
import { TeamSection } from "./team-section.tsx";
import { Values } from "./values.tsx";
import { getContent } from "#site/content/content.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section/section.tsx";

import type { Route } from "./+types/route";

import "./about.css";

export function loader() {
  const { site, pages } = getContent();
  const { meta: _meta, ...page } = pages.about;
  const sitePage = getSitePage(pagePath("about"));
  return {
    meta: pageMeta(site, sitePage),
    crumbs: sitePage.crumbs,
    current: sitePage.current,
    page,
    service: site.dataService,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function About({ loaderData: { crumbs, current, page, service } }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={crumbs} current={current} heading={page.heading} lead={page.lead} drawing={page.drawing} />
      <Section heading={page.management.heading}>
        <Profiles profiles={page.management.profiles} />
      </Section>
      <TeamSection {...page.team} service={service} />
      <Section>
        <div className="about-intro">
          {page.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <SplitSection heading={page.values.heading}>
        <Values values={page.values.items} />
      </SplitSection>
      <WorkingTeaser {...page.workingWithUs} tone="paper" />
      <CallToAction {...page.callToAction} />
    </>
  );
}
