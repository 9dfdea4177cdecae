import { Link } from "react-router";

import type { ArticleCard } from "#site/content/page-data/cards.server.ts";
import { pagePath } from "#site/paths.ts";
import { Container } from "#site/ui/section.tsx";

import { ArticleCards } from "#site/blocks/article-cards.tsx";

type Props = { heading: string; all: string; articles: readonly ArticleCard[] };

export function LatestArticles({ heading, all, articles }: Props) {
  return (
    <section className="no-print py-16 lg:py-26">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 className="text-2xl font-bold lg:text-3xl">{heading}</h2>
          <Link prefetch="intent" to={pagePath("blog")} className="more inline-block py-1">
            {all}
          </Link>
        </div>
        <div className="mt-10">
          <ArticleCards articles={articles} leading />
        </div>
      </Container>
    </section>
  );
}
