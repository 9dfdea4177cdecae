import { PageHead } from "#site/blocks/page-head.tsx";
import { getContent } from "#site/content/content.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";
import { ContactCards } from "./contact-cards.tsx";
import { OfficeMap } from "./office-map.tsx";
import { WorkingWithUs } from "./working-with-us.tsx";

export function loader() {
  const { site, pages } = getContent();
  const { meta: _meta, ...page } = pages.contact;
  const sitePage = getSitePage(pagePath("contact"));
  return {
    meta: pageMeta(site, sitePage),
    crumbs: sitePage.crumbs,
    shortTitle: sitePage.shortTitle,
    page,
    map: site.embeds.map,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Contact({ loaderData: { crumbs, shortTitle, page, map } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        ground="brand"
        className="contact-head"
        crumbs={crumbs}
        shortTitle={shortTitle}
        heading={page.heading}
        lead={page.lead}
      >
        <ContactCards page={page} />
      </PageHead>
      {map && <OfficeMap labels={page.map} map={map} />}
      <WorkingWithUs {...page.workingWithUs} />
    </>
  );
}
