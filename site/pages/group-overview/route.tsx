import { DrawingCards } from "./drawing-cards.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { Questions } from "#site/blocks/questions.tsx";
import { SupportBlock } from "./support-block.tsx";
import { getContent } from "#site/content/content.server.ts";
import { getPageName } from "#site/content/page-data/lookup.server.ts";
import { groupOverviewNames } from "#site/content/schemas/pages.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/route";

export function loader({ url }: Route.LoaderArgs) {
  const { site, pages } = getContent();
  const name = getPageName(groupOverviewNames, url);
  const { meta: _meta, ...page } = pages[name];
  const sitePage = getSitePage(pagePath(name));
  return { meta: pageMeta(site, sitePage), crumbs: sitePage.crumbs, current: sitePage.current, page };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function GroupOverview({ loaderData: { crumbs, current, page } }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={crumbs} current={current} heading={page.heading} lead={page.lead} drawing={page.drawing} />
      <Section>
        <DrawingCards cards={page.cards} />
      </Section>
      <Questions questions={page.questions} isContinued />
      <SupportBlock heading={page.supportHeading} text={page.supportText} />
    </>
  );
}
