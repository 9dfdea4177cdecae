import { ArticleCards } from "#site/blocks/article-cards.tsx";
import { CardGrid } from "#site/blocks/card-grid.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { Prose } from "#site/blocks/prose.tsx";
import { useSite } from "#site/blocks/site-context.ts";
import { articleCard } from "#site/collections/article-card.server.ts";
import { getContent } from "#site/collections/content.server.ts";
import { trail } from "#site/collections/crumbs.server.ts";
import { linkProse, pageLinker } from "#site/collections/linked-text.server.ts";
import { getArticle, slugOf } from "#site/collections/lookup.server.ts";
import { serviceCard } from "#site/collections/service-card.server.ts";
import { articlePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { BadgeList } from "#site/ui/badge-list.tsx";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/article";

export function loader({ url }: Route.LoaderArgs) {
  const article = getArticle(slugOf(url));
  const link = pageLinker();
  return {
    meta: pageMeta(getContent().site, { meta: article.meta, path: articlePath(article.slug), type: "article" }),
    crumbs: trail("blog"),
    card: articleCard(article),
    author: article.author,
    badges: article.badges,
    lead: link(article.excerpt),
    body: linkProse(link, article.body),
    relatedServices: article.relatedServices.map(serviceCard),
    relatedArticles: article.relatedArticles?.map((slug) => articleCard(getArticle(slug))),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Article({ loaderData }: Route.ComponentProps) {
  const { crumbs, card, lead, author, badges, body, relatedServices, relatedArticles } = loaderData;
  const words = useSite().words.article;
  return (
    <>
      <PageHead crumbs={crumbs} heading={card.title} lead={lead} drawing={card.drawing}>
        <BadgeList badges={badges} />
        <p className="mt-4 text-night-text">
          {author}, <time dateTime={card.date}>{card.dateText}</time>, {card.readTime}
        </p>
      </PageHead>
      <Section>
        <Prose body={body} />
      </Section>
      <Section heading={words.relatedServices} tone="mist">
        <CardGrid cards={relatedServices} />
      </Section>
      {relatedArticles && (
        <Section heading={words.relatedArticles}>
          <ArticleCards articles={relatedArticles} />
        </Section>
      )}
    </>
  );
}
