import { useMemo } from "react";

import { ArticleCards } from "#site/blocks/article-cards.tsx";
import type { Option } from "#site/blocks/list-filter/find-matches.ts";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { useFilter } from "#site/blocks/list-filter/use-filter.ts";
import type { ArticleCard } from "#site/content/page-data/cards.server.ts";
import { labels as shared } from "#site/generated/shared-content.ts";
import { slugify } from "#site/slugify.ts";
import { Section } from "#site/ui/section.tsx";

import { FeaturedArticle } from "./featured-article.tsx";

type Props = {
  articles: readonly (ArticleCard & { topics: readonly string[] })[];
  options: readonly Option[];
  labels: FilterLabels & { more: string };
};

/** Features the first matching article; the others follow. */
export function ArticleList({ articles, options, labels }: Props) {
  const entries = useMemo(
    () =>
      articles.map(({ href, title, excerpt, category, topics }) => ({
        id: href,
        categories: [category, ...topics].map(slugify),
        text: `${title} ${excerpt} ${category}`.toLowerCase(),
      })),
    [articles],
  );
  const filter = useFilter(entries, options);
  const [featured, ...more] = articles.filter(({ href }) => filter.matches?.has(href) !== false);

  return (
    <>
      <ListFilter labels={labels} options={options} filter={filter} total={articles.length} ground="day-2">
        {featured && <FeaturedArticle article={featured} more={shared.article.readMore} />}
      </ListFilter>
      {more.length > 0 && (
        <Section heading={labels.more}>
          <ArticleCards articles={more} columns={2} />
        </Section>
      )}
    </>
  );
}
