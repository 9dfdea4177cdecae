import { useMemo } from "react";
import { labels as shared } from "#site/generated/shell.ts";

import type { ArticleCard } from "#site/content/page-data/cards.server.ts";
import { ArticleCards } from "#site/blocks/article-cards.tsx";
import type { Option } from "#site/blocks/list-filter/find-matches.ts";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { useFilter } from "#site/blocks/list-filter/use-filter.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import { termSlug } from "#site/glossary/term-slug.ts";
import { Section } from "#site/ui/section.tsx";

type Props = {
  articles: readonly (ArticleCard & { topics: readonly string[] })[];
  options: readonly Option[];
  labels: FilterLabels & { more: string };
  drawing: Drawing;
};

/** Features the first matching article; the others follow. */
export function ArticleList({ articles, options, labels, drawing }: Props) {
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
  const [featured, ...more] = articles.filter(({ href }) => filter.matches?.has(href) !== false);

  return (
    <>
      <ListFilter labels={labels} options={options} filter={filter} total={articles.length} drawing={drawing}>
        {featured && <ArticleCards articles={[featured]} columns={1} headingLevel={2} more={shared.article.readMore} />}
      </ListFilter>
      {more.length > 0 && (
        <Section heading={labels.more} tone="mist">
          <ArticleCards articles={more} columns={2} />
        </Section>
      )}
    </>
  );
}
