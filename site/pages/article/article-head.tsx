import { Link } from "react-router";
import { labels } from "#site/generated/shell.ts";

import type { ArticleCard } from "#site/content/page-data/cards.server.ts";
import type { Crumb } from "#site/content/page-data/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { BadgeList } from "#site/ui/badge.tsx";
import { button } from "#site/ui/button.ts";

import { ArticleDates } from "#site/blocks/article-cards.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { sharePage } from "./share-page.ts";
import { SiteLink } from "#site/blocks/site-link.tsx";
import { toasts } from "#site/blocks/toasts.ts";

type Props = {
  crumbs: readonly Crumb[];
  card: ArticleCard;
  lead: string;
  author: string;
  badges: readonly string[];
};

export function ArticleHead({ crumbs, card, lead, author, badges }: Props) {
  const share = () => void sharePage(card.title, () => toasts.add(labels.article.copied));
  return (
    <PageHead crumbs={crumbs} heading={card.title} lead={lead} drawing={card.drawing}>
      <div className="article-facts">
        <BadgeList badges={badges} />
        <p>
          {labels.article.by} {author}, <ArticleDates {...card} />
        </p>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-3">
        <button type="button" className={`${button.outline} needs-script cursor-pointer`} onClick={share}>
          {labels.article.share}
        </button>
        <SiteLink {...labels.article.subscribe.to} className={button.outline}>
          {labels.article.subscribe.label}
        </SiteLink>
        <Link
          prefetch="intent"
          to={pagePath("blog")}
          className="no-print inline-block py-1 text-night-text hover:underline"
        >
          <span aria-hidden="true">← </span>
          {labels.article.back}
        </Link>
      </p>
    </PageHead>
  );
}
