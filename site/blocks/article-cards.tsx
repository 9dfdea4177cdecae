import { Link } from "react-router";

import type { ArticleCard } from "#site/collections/article-card.server.ts";

export function ArticleCards({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ href, title, excerpt, category, date, dateText, readTime }) => (
        <li key={href} className="border-t-2 border-blue pt-5">
          <p className="text-[0.9375rem] text-ink-3">
            {category} · <time dateTime={date}>{dateText}</time>, {readTime}
          </p>
          <h3 className="mt-2 text-2xl font-semibold">
            <Link to={href} className="hover:underline">
              {title}
            </Link>
          </h3>
          <p className="mt-2 text-ink-2">{excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
