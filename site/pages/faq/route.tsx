import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { allOption } from "#site/blocks/list-filter/find-matches.ts";
import { PageHead } from "#site/blocks/page-head.tsx";
import { QuestionGroups } from "./question-groups.tsx";
import { QuestionList } from "./question-list.tsx";
import { getContent } from "#site/content/content.server.ts";
import { listQuestionGroups } from "#site/content/page-data/glossary-and-faq.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { renderLongText } from "#site/blocks/render-long-text.server.tsx";

import type { Route } from "./+types/route";

export function loader() {
  const { site, pages } = getContent();
  const { meta: _meta, heading, lead, drawing, callToAction, ...labels } = pages.faq;
  const sitePage = getSitePage(pagePath("faq"));
  const groups = listQuestionGroups();
  return {
    meta: pageMeta(site, sitePage),
    head: { crumbs: sitePage.crumbs, current: sitePage.current, heading, lead, drawing },
    labels,
    list: {
      options: [allOption(labels.all), ...groups.map(({ id, label }) => ({ value: id, label }))],
      total: groups.flatMap(({ items }) => items).length,
      html: renderLongText(<QuestionGroups groups={groups} />),
    },
    callToAction,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Faq({ loaderData: { head, labels, list, callToAction } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} compact="above-search" />
      <QuestionList {...list} labels={labels} drawing={head.drawing} />
      <CallToAction {...callToAction} />
    </>
  );
}
