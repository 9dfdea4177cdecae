import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { SplitSection, Section } from "#site/ui/section.tsx";
import { platePath, Portrait } from "#site/blocks/portrait.tsx";
import { WorkingTeaser } from "#site/blocks/working-teaser.tsx";
import { TeamSection } from "./team-section.tsx";
import { getContent } from "#site/content/content.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

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

function Profiles({ profiles }: Pick<Pages["about"]["management"], "profiles">) {
  return (
    <ul className="profiles">
      {profiles.map(({ name, photo, role, description }, index) => (
        <li key={name}>
          <Portrait name={name} image={photo ?? platePath(index)} />
          <div>
            <h3 className="text-xl font-semibold">{name}</h3>
            <p className="mt-1 text-ink-3">{role}</p>
            <p className="mt-3 text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Values({ values }: { values: Pages["about"]["values"]["items"] }) {
  return (
    <ul className="values">
      {values.map(({ title, description }) => (
        <li key={title} className="border-t border-line py-6">
          <h3 className="text-xl font-semibold">{title}</h3>
          <p className="mt-2 max-w-[44em] text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
