import { CallBand } from "#site/blocks/call-to-action.tsx";
import { filterOptions } from "#site/blocks/list-filter/find-matches.ts";
import { PageHead } from "#site/blocks/page-head.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import { getContent } from "#site/content/content.server.ts";
import { articleCard } from "#site/content/page-data/cards.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { articleCategories } from "#site/content/schemas/articles.server.ts";
import { Island } from "#site/islands/island.tsx";
import { pagePath } from "#site/paths.ts";
import { feedLink, pageMeta } from "#site/seo/meta.ts";
import { button } from "#site/ui/button.ts";

import type { Route } from "./+types/route";
import ArticleFilter from "./article-filter.island.tsx";
import { ArticleList } from "./article-list.tsx";

export function loader() {
  const { site, pages, articles } = getContent();
  const { meta: _meta, heading, lead, newsletter, featured, more, ...labels } = pages.blog;
  const sitePage = getSitePage(pagePath("blog"));
  return {
    meta: [...pageMeta(site, sitePage), feedLink(site)],
    head: { crumbs: sitePage.crumbs, shortTitle: sitePage.shortTitle, heading, lead },
    newsletter,
    labels,
    headings: { featured, more },
    options: filterOptions(labels.all, articleCategories),
    articles: articles.map((article) => ({ ...articleCard(article), topics: article.topics })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Blog({
  loaderData: { head, newsletter, labels, headings, options, articles },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} className="list-head short-head" />
      <Island of={ArticleFilter} when="intent-or-query" options={options} labels={labels} total={articles.length}>
        <ArticleList articles={articles} headings={headings} />
      </Island>
      <CallBand heading={newsletter.heading} text={newsletter.text}>
        <SiteLink {...newsletter.to} className={button.primary}>
          {newsletter.label}
        </SiteLink>
      </CallBand>
    </>
  );
}
