import { ContactCards } from "./contact-cards.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { OfficeMap } from "./office-map.tsx";
import { WorkingWithUs } from "./working-with-us.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { getContent } from "#site/content/content.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/route";

export function loader() {
  const { site, pages } = getContent();
  const { meta: _meta, ...page } = pages.contact;
  const sitePage = getSitePage(pagePath("contact"));
  return {
    meta: pageMeta(site, sitePage),
    crumbs: sitePage.crumbs,
    current: sitePage.current,
    page,
    map: site.embeds.map,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Contact({ loaderData: { crumbs, current, page, map } }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={crumbs} current={current} heading={page.heading} lead={page.lead} drawing={page.drawing}>
        <ContactLines {...page.hero} />
      </PageHead>
      <Section density="minor">
        <ContactCards page={page} />
        {map && <OfficeMap labels={page.map} map={map} />}
      </Section>
      <WorkingWithUs {...page.workingWithUs} />
    </>
  );
}
