import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { getContent } from "#site/content/content.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";
import { AboutHead } from "./about-head.tsx";
import { Intro, Partner, Values, WorkingTeaser } from "./about-sections.tsx";
import { describeClaims } from "./claims.server.ts";
import { Claims } from "./claims.tsx";
import { describeStreet } from "./street.server.ts";
import { TeamSection } from "./team-section.tsx";

export function loader() {
  const { site, pages } = getContent();
  const { meta: _meta, claims: _claims, ...page } = pages.about;
  const sitePage = getSitePage(pagePath("about"));
  return {
    meta: pageMeta(site, sitePage),
    crumbs: sitePage.crumbs,
    shortTitle: sitePage.shortTitle,
    page,
    apiKey: site.dataService.key,
    street: describeStreet(),
    claims: describeClaims(),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function About({ loaderData }: Route.ComponentProps) {
  const { crumbs, shortTitle, page, apiKey, street, claims } = loaderData;
  return (
    <>
      <AboutHead {...page} crumbs={crumbs} shortTitle={shortTitle} tower={street.tower} />
      <TeamSection {...page.team} apiKey={apiKey} house={street.house} />
      <Intro paragraphs={page.intro} />
      <Values {...page.values} />
      <Partner {...page.partner} />
      <Claims {...claims} />
      <WorkingTeaser {...page.workingWithUs} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
