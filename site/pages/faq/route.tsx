import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { allOption } from "#site/blocks/list-filter/find-matches.ts";
import { PageHead } from "#site/blocks/page-head.tsx";
import { getContent } from "#site/content/content.server.ts";
import { listQuestionGroups } from "#site/content/page-data/glossary-and-faq.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { Island } from "#site/islands/island.tsx";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";
import QuestionFilter from "./question-filter.island.tsx";
import { QuestionGroups } from "./question-groups.tsx";

export function loader() {
  const { site, pages } = getContent();
  const { meta: _meta, heading, lead, unit, callToAction, allAnswers, ...labels } = pages.faq;
  const sitePage = getSitePage(pagePath("faq"));
  const groups = listQuestionGroups();
  return {
    meta: pageMeta(site, sitePage),
    head: { crumbs: sitePage.crumbs, shortTitle: sitePage.shortTitle, heading },
    intro: { lead, unit },
    labels,
    allAnswers,
    list: {
      options: [
        allOption(labels.all),
        ...groups.map(({ id, label, items }) => ({ value: id, label, count: items.length })),
      ],
      total: groups.flatMap(({ items }) => items).length,
    },
    groups,
    callToAction,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Faq({
  loaderData: { head, intro, labels, allAnswers, list, groups, callToAction },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} ground="brand" className="list-head" />
      <Island of={QuestionFilter} when="intent-or-query" {...list} intro={intro} labels={labels}>
        <QuestionGroups groups={groups} allAnswers={allAnswers} />
      </Island>
      <CallToAction {...callToAction} />
    </>
  );
}
