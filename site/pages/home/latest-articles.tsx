import { ArticleCards } from "#site/blocks/article-cards.tsx";
import type { ArticleCard } from "#site/content/page-data/cards.server.ts";
import { pagePath } from "#site/paths.ts";
import { Section } from "#site/ui/section.tsx";

type Props = { heading: string; all: string; articles: readonly ArticleCard[] };

export function LatestArticles({ heading, all, articles }: Props) {
  return (
    <Section ground="mist" className="no-print">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2>{heading}</h2>
        <p>
          <a href={pagePath("blog")} className="more inline-block py-1">
            {all}
          </a>
        </p>
      </div>
      <div className="mt-10">
        <ArticleCards articles={articles} />
      </div>
    </Section>
  );
}
