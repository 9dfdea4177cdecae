import type { ArticleCard } from "#site/content/page-data/cards.server.ts";
import { labels } from "#site/generated/shared-content.ts";

import { DrawingImage } from "./drawing-image.tsx";

import "./article-cards.css";

type Props = {
  articles: readonly ArticleCard[];
  columns?: 2 | 3;
  /** Visible call to action below the excerpt. */
  more?: string;
};

/** Renders articles as cards. The whole card is a link. */
export function ArticleCards({ articles, columns = 3, more }: Props) {
  return (
    <ul className="article-cards" data-columns={columns}>
      {articles.map((article) => (
        <li key={article.href}>
          <ArticleCover article={article} more={more} />
        </li>
      ))}
    </ul>
  );
}

type CoverProps = { article: ArticleCard; more?: string | undefined };

/** Picture, date, title and excerpt of an article, as one link. */
export function ArticleCover({ article, more }: CoverProps) {
  return (
    <>
      <div className="article-picture ground-day-2">
        <DrawingImage drawing={article.drawing} className="article-cover" />
      </div>
      <div className="article-text">
        <p className="text-sm text-soft">
          <span data-searchable="">{article.category}</span> · <ArticleDates {...article} revised={undefined} />
        </p>
        <h3 className="article-title" data-searchable="">
          <a href={article.href} className="after:absolute after:inset-0 hover:underline">
            {article.title}
          </a>
        </h3>
        <p className="mt-2 text-soft" data-searchable="">
          {article.excerpt}
        </p>
        {more !== undefined && (
          <p className="more mt-4" aria-hidden="true">
            {more}
          </p>
        )}
      </div>
    </>
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
