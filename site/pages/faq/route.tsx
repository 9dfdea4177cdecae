import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { allOption } from "#site/blocks/list-filter/find-matches.ts";
import { PageHead } from "#site/blocks/page-head.tsx";
import { renderLongText } from "#site/blocks/render-long-text.server.tsx";
import { getContent } from "#site/content/content.server.ts";
import { listQuestionGroups } from "#site/content/page-data/glossary-and-faq.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";
import { QuestionGroups } from "./question-groups.tsx";
import { QuestionList } from "./question-list.tsx";

export function loader() {
  const { site, pages } = getContent();
  const { meta: _meta, heading, lead, unit, callToAction, ...labels } = pages.faq;
  const sitePage = getSitePage(pagePath("faq"));
  const groups = listQuestionGroups();
  return {
    meta: pageMeta(site, sitePage),
    head: { crumbs: sitePage.crumbs, shortTitle: sitePage.shortTitle, heading },
    intro: { lead, unit },
    labels,
    list: {
      options: [
        allOption(labels.all),
        ...groups.map(({ id, label, items }) => ({ value: id, label, count: items.length })),
      ],
      total: groups.flatMap(({ items }) => items).length,
      html: renderLongText(<QuestionGroups groups={groups} />),
    },
    callToAction,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Faq({ loaderData: { head, intro, labels, list, callToAction } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} ground="brand" className="list-head" />
      <QuestionList {...list} intro={intro} labels={labels} />
      <CallToAction {...callToAction} />
    </>
  );
}
