import { Link } from "react-router";
import type { ArticleCard } from "#site/content/page-data/cards.server.ts";
import { DrawingImage } from "./drawing-image.tsx";
import { labels } from "#site/generated/shell.ts";

import "./article-cards.css";

type Props = {
  articles: readonly ArticleCard[];
  /** Makes the first card larger. */
  leading?: boolean;
  columns?: 1 | 2 | 3;
  /** Visible call to action below the excerpt. */
  more?: string;
  headingLevel?: 2 | 3;
};

/** Renders articles as cards. The whole card is a link. */
export function ArticleCards({ articles, leading = false, columns = 3, more, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={`article-cards ${leading ? "article-cards-leading" : ""}`} data-columns={columns}>
      {articles.map((article) => (
        <li key={article.href} className="relative">
          <div className="article-picture on-dark bg-night">
            <DrawingImage drawing={article.drawing} className="article-cover" />
          </div>
          <p className="mt-4 text-sm text-ink-3">
            {article.category} · <ArticleDates {...article} revised={undefined} />
          </p>
          <Heading className="article-title">
            <Link prefetch="intent" to={article.href} className="after:absolute after:inset-0 hover:underline">
              {article.title}
            </Link>
          </Heading>
          <p className="mt-2 text-ink-2">{article.excerpt}</p>
          {more !== undefined && (
            <p className="more mt-4" aria-hidden="true">
              {more}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Shows the date, the reading time and the last revision of an article. */
export function ArticleDates({ date, dateText, minutes, revised }: ArticleCard) {
  return (
    <>
      <time dateTime={date}>{dateText}</time>
      {`, ${minutes} ${labels.article.minutes}`}
      {revised !== undefined && (
        <>
          , {labels.article.revised} <time dateTime={revised.date}>{revised.text}</time>
        </>
      )}
    </>
  );
}
