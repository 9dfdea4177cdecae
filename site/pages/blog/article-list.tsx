import { useMemo } from "react";

import type { ArticleCard } from "#site/collections/views/article-card.server.ts";
import { termSlug } from "#site/glossary/term-slug.ts";
import { filterOptions } from "#site/blocks/list-filter/filter-options.ts";
import { useFilter } from "#site/blocks/list-filter/use-filter.ts";
import { Section } from "#site/ui/section/section.tsx";

import { ArticleCards } from "#site/blocks/article-cards.tsx";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { NoMatches } from "#site/blocks/list-filter/no-matches.tsx";

type Props = {
  articles: readonly (ArticleCard & { topics: readonly string[] })[];
  categories: readonly string[];
  labels: FilterLabels & { more: string };
};

/** The blog: the first article that matches is featured, the others follow. */
export function ArticleList({ articles, categories, labels }: Props) {
  const options = useMemo(() => filterOptions(labels.all, categories), [labels.all, categories]);
  const entries = useMemo(
    () =>
      articles.map(({ href, title, excerpt, category, topics }) => ({
        id: href,
        categories: [category, ...topics].map(termSlug),
        text: `${title} ${excerpt} ${category}`.toLowerCase(),
      })),
    [articles],
  );
  const filter = useFilter(entries, options);
  const { matches, clear } = filter;
  const [featured, ...more] = articles.filter(({ href }) => matches?.has(href) !== false);

  return (
    <>
      <ListFilter labels={labels} options={options} filter={filter} total={articles.length}>
        {featured ? (
          <ArticleCards articles={[featured]} columns={1} headingLevel={2} />
        ) : (
          <NoMatches text={labels.empty} clear={labels.clearFilters} onClear={clear} />
        )}
      </ListFilter>
      {more.length > 0 && (
        <Section heading={labels.more} tone="mist">
          <ArticleCards articles={more} columns={2} />
        </Section>
      )}
    </>
  );
}
