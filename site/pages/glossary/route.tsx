import { filterOptions } from "#site/blocks/list-filter/find-matches.ts";
import type { Option } from "#site/blocks/list-filter/find-matches.ts";
import { PageHead } from "#site/blocks/page-head.tsx";
import Toasts from "#site/blocks/toasts.island.tsx";
import { getContent } from "#site/content/content.server.ts";
import { listEntries } from "#site/content/page-data/glossary-and-faq.server.ts";
import type { GlossaryEntry } from "#site/content/page-data/glossary-and-faq.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { termCategories } from "#site/content/schemas/terms.server.ts";
import { labels as shared } from "#site/generated/shared-content.ts";
import { Island } from "#site/islands/island.tsx";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";
import TermFilter from "./term-filter.island.tsx";
import { listLetters, TermGroups } from "./term-groups.tsx";

export function loader() {
  const { site, pages } = getContent();
  const { meta: _meta, heading, lead, unit, copied, ...labels } = pages.glossary;
  const sitePage = getSitePage(pagePath("glossary"));
  const entries = listEntries();
  return {
    meta: pageMeta(site, sitePage),
    head: { crumbs: sitePage.crumbs, shortTitle: sitePage.shortTitle, heading },
    intro: { lead, unit },
    labels,
    copied,
    options: filterOptions(labels.all, termCategories).map((option) => countTerms(option, entries)),
    total: entries.length,
    letters: listLetters(entries),
    entries,
  };
}

function countTerms(option: Option, entries: readonly GlossaryEntry[]): Option {
  const count = entries.filter(({ category }) => category === option.label).length;
  return count === 0 ? option : { ...option, count };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Glossary({
  loaderData: { meta: _meta, head, labels, copied, entries, ...list },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} ground="brand" className="list-head" />
      <Island of={TermFilter} when="intent-or-query" {...list} labels={labels}>
        <TermGroups entries={entries} labels={labels} />
      </Island>
      <Island of={Toasts} when="intent" message={copied} closeLabel={shared.closeMessage} />
    </>
  );
}
