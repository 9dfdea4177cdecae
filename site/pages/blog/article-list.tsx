import { ArticleCover } from "#site/blocks/article-cards.tsx";
import type { ArticleCard } from "#site/content/page-data/cards.server.ts";
import { labels as shared } from "#site/generated/shared-content.ts";
import { slugify } from "#site/slugify.ts";
import { Section } from "#site/ui/section.tsx";

import "./article-list.css";

type Article = ArticleCard & { topics: readonly string[] };

type Props = { articles: readonly Article[]; headings: { featured: string; more: string } };

/** Features the first article at the width of the window; the others follow. article-filter.island.tsx filters both lists. */
export function ArticleList({ articles, headings }: Props) {
  const [featured, ...more] = articles;
  return (
    <>
      <Section ground="day-2" className="list-results">
        <h2 className="sr-only">{headings.featured}</h2>
        <ul className="article-cards featured-articles bleed">{featured && <Entry article={featured} />}</ul>
      </Section>
      <Section heading={headings.more} className="more-articles">
        <ul className="article-cards" data-columns={2}>
          {more.map((article) => (
            <Entry key={article.href} article={article} />
          ))}
        </ul>
      </Section>
    </>
  );
}

function Entry({ article }: { article: Article }) {
  const categories = [article.category, ...article.topics].map(slugify);
  return (
    <li id={slugify(article.title)} data-category={categories.join(" ")}>
      <ArticleCover article={article} more={shared.article.readMore} />
    </li>
  );
}
