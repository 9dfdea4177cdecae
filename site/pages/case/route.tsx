import { labels } from "#site/generated/shell.ts";

import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { CaseHero } from "./case-hero.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseSections } from "./case-sections.tsx";
import { NextCase } from "./next-case.tsx";
import { getContent } from "#site/content/content.server.ts";
import { caseLink } from "#site/content/page-data/case-card.server.ts";
import { linkCase } from "#site/content/page-data/linked-case.server.ts";
import { getCase, getCaseAfter, slugOf } from "#site/content/page-data/lookup.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { casePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";

export function loader({ url }: Route.LoaderArgs) {
  const entry = getCase(slugOf(url));
  const sitePage = getSitePage(casePath(entry.slug));
  return {
    meta: pageMeta(getContent().site, sitePage),
    crumbs: sitePage.crumbs,
    entry: linkCase(entry),
    next: caseLink(getCaseAfter(entry)),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Case({ loaderData: { crumbs, entry, next } }: Route.ComponentProps) {
  const { callToAction } = labels.case;
  return (
    <>
      <CaseHero crumbs={crumbs} {...entry} />
      <CaseFacts entry={entry} />
      <CaseSections entry={entry} />
      <NextCase {...next} />
      <CallToAction {...callToAction} text={entry.firstConversation} />
    </>
  );
}
