import { labels } from "virtual:shell";

import type { ArticleCard } from "#site/collections/views/article-card.server.ts";

/** When an article was written and last revised, and how long it takes to read. */
export function ArticleDates({ date, dateText, minutes, revised }: ArticleCard) {
  return (
    <>
      <time dateTime={date}>{dateText}</time>
      {`, ${minutes} ${labels.article.minutes}`}
      {revised !== undefined && (
        <>
          , {/* In one piece: a single word that a late font moves to the next line moves the page. */}
          <span className="inline-block">
            {labels.article.revised} <time dateTime={revised.date}>{revised.text}</time>
          </span>
        </>
      )}
    </>
  );
}
