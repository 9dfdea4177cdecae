import { PageHead } from "#site/blocks/page-head.tsx";
import { Prose } from "#site/blocks/prose/prose.tsx";
import { getContent } from "#site/content/content.server.ts";
import { getPageName } from "#site/content/page-data/lookup.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { pagePath, legalNames } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/route";

export function loader({ url }: Route.LoaderArgs) {
  const { site, legal } = getContent();
  const name = getPageName(legalNames, url);
  const { heading, lead, parse } = legal[name];
  const sitePage = getSitePage(pagePath(name));
  return {
    meta: pageMeta(site, sitePage),
    crumbs: sitePage.crumbs,
    shortTitle: sitePage.shortTitle,
    page: { heading, lead, body: parse().body },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Legal({ loaderData: { crumbs, shortTitle, page } }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={crumbs} shortTitle={shortTitle} heading={page.heading} lead={page.lead} />
      <Section className="prose-ruled">
        <Prose body={page.body} />
      </Section>
    </>
  );
}
