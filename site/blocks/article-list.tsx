import { useMemo } from "react";

import type { ArticleCard } from "#site/collections/article-card.server.ts";
import { termSlug } from "#site/glossary/term-slug.ts";
import { filterOptions } from "#site/list-filter/filter-options.ts";
import { useFilter } from "#site/list-filter/use-filter.ts";
import { Section } from "#site/ui/section.tsx";

import { ArticleCards } from "./article-cards.tsx";
import { ListFilter } from "./list-filter.tsx";
import { NoMatches } from "./no-matches.tsx";

type Props = {
  articles: readonly ArticleCard[];
  categories: readonly string[];
  words: {
    search: { label: string; placeholder: string; clear: string; categories: string };
    all: string;
    count: string;
    empty: string;
    clearFilters: string;
    more: string;
  };
};

/** The blog: the first article that matches is featured, the others follow. */
export function ArticleList({ articles, categories, words }: Props) {
  const options = useMemo(() => filterOptions(words.all, categories), [words.all, categories]);
  const listed = useMemo(
    () =>
      articles.map(({ href, title, excerpt, category }) => ({
        id: href,
        category: termSlug(category),
        text: `${title} ${excerpt} ${category}`.toLowerCase(),
      })),
    [articles],
  );
  const { query, category, matches, setQuery, setCategory, clear } = useFilter(listed, options);
  const [featured, ...more] = articles.filter(({ href }) => matches.has(href));

  return (
    <>
      <Section>
        <ListFilter
          words={words.search}
          options={options}
          query={query}
          category={category}
          onQuery={setQuery}
          onCategory={setCategory}
        />
        <output className="mt-4 mb-8 block text-[0.9375rem] text-ink-3">
          {matches.size} {words.count}
        </output>
        {featured ? (
          <ArticleCards articles={[featured]} columns={1} headingLevel={2} />
        ) : (
          <NoMatches text={words.empty} clear={words.clearFilters} onClear={clear} />
        )}
      </Section>
      {more.length > 0 && (
        <Section heading={words.more} tone="mist">
          <ArticleCards articles={more} columns={2} />
        </Section>
      )}
    </>
  );
}
