import { ArticleDates } from "#site/blocks/article-cards.tsx";
import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { Head, PageBreadcrumb } from "#site/blocks/page-head.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import Toasts from "#site/blocks/toasts.island.tsx";
import type { ArticleCard } from "#site/content/page-data/cards.server.ts";
import type { Crumb } from "#site/content/page-data/site-pages.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { Island } from "#site/islands/island.tsx";
import { pagePath } from "#site/paths.ts";
import { BadgeList } from "#site/ui/badge.tsx";
import { button } from "#site/ui/button.ts";

type Props = {
  crumbs: readonly Crumb[];
  card: ArticleCard;
  lead: string;
  author: string;
  badges: readonly string[];
};

export function ArticleHead({ crumbs, card, lead, author, badges }: Props) {
  return (
    <Head ground="paper" className="article-head">
      <PageBreadcrumb crumbs={crumbs} current={card.title} />
      <h1 className="head-title">{card.title}</h1>
      <div className="article-opening">
        <p className="head-lead">{lead}</p>
        <div className="article-facts">
          <p className="text-base font-bold text-text">
            {labels.article.by} {author}
          </p>
          <p>
            <ArticleDates {...card} />
          </p>
          <BadgeList badges={badges} />
        </div>
        <div className="article-actions">
          <button type="button" className={`${button.outline} needs-script`} data-enhance="share" data-when="intent">
            {labels.article.share}
          </button>
          <SiteLink {...labels.article.subscribe.to} className={button.outline}>
            {labels.article.subscribe.label}
          </SiteLink>
          <a href={pagePath("blog")} className="no-print inline-block py-1 text-link hover:underline">
            <span aria-hidden="true">← </span>
            {labels.article.back}
          </a>
          <Island of={Toasts} when="intent" message={labels.article.copied} closeLabel={labels.closeMessage} />
        </div>
      </div>
      <div className="article-band bleed no-print ground-day-2">
        <DrawingImage drawing={card.drawing} />
      </div>
    </Head>
  );
}
