import { Questions } from "#site/blocks/questions.tsx";
import { getContent } from "#site/content/content.server.ts";
import { getPageName } from "#site/content/page-data/lookup.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { cardImage, pagePath, groupOverviewNames } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";
import { OverviewSplit } from "./overview-split.tsx";
import { listExamples } from "./panel-examples.server.ts";
import { SupportBlock } from "./support-block.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const { site, pages } = getContent();
  const name = getPageName(groupOverviewNames, url);
  const { meta: _meta, cards, ...page } = pages[name];
  const sitePage = getSitePage(pagePath(name));
  return {
    meta: pageMeta(site, sitePage),
    crumbs: sitePage.crumbs,
    shortTitle: sitePage.shortTitle,
    page,
    panels: cards.map((card, index) => {
      const { to, title, description, more } = card;
      return { to, title, description, more, examples: listExamples(card), image: cardImage(name, index) };
    }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function GroupOverview({ loaderData }: Route.ComponentProps) {
  const { crumbs, shortTitle, page, panels } = loaderData;
  return (
    <>
      <OverviewSplit crumbs={crumbs} shortTitle={shortTitle} {...page} panels={panels} />
      <Questions questions={page.questions} />
      <SupportBlock heading={page.supportHeading} text={page.supportText} />
    </>
  );
}
