import { PageHead } from "#site/blocks/page-head.tsx";
import { listLetters, TermGroups } from "./term-groups.tsx";
import { TermList } from "./term-list.tsx";
import { filterOptions } from "#site/blocks/list-filter/find-matches.ts";
import { getContent } from "#site/content/content.server.ts";
import { listEntries } from "#site/content/page-data/glossary-and-faq.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { termCategories } from "#site/content/schemas/terms.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { renderLongText } from "#site/blocks/render-long-text.server.tsx";

import type { Route } from "./+types/route";

export function loader() {
  const { site, pages } = getContent();
  const { meta: _meta, heading, lead, drawing, ...labels } = pages.glossary;
  const sitePage = getSitePage(pagePath("glossary"));
  const entries = listEntries();
  return {
    meta: pageMeta(site, sitePage),
    head: { crumbs: sitePage.crumbs, current: sitePage.current, heading, lead, drawing },
    labels,
    options: filterOptions(labels.all, termCategories),
    total: entries.length,
    letters: listLetters(entries),
    html: renderLongText(<TermGroups entries={entries} labels={labels} />),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Glossary({ loaderData: { head, labels, ...list } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} compact="above-search" />
      <TermList {...list} labels={labels} drawing={head.drawing} />
    </>
  );
}
