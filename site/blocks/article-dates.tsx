import { labels } from "#site/generated/shell.ts";

import type { ArticleCard } from "#site/content/page-data/cards.server.ts";

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
