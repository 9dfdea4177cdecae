import { ArticleCover } from "#site/blocks/article-cards.tsx";
import type { ArticleCard } from "#site/content/page-data/cards.server.ts";

import "./featured-article.css";

/** Fills the width of its section with one article. */
export function FeaturedArticle({ article, more }: { article: ArticleCard; more: string }) {
  return (
    <ul className="article-cards bleed">
      <li className="featured-article">
        <ArticleCover article={article} headingLevel={2} more={more} />
      </li>
    </ul>
  );
}
