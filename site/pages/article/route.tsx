import { ArticleCards } from "#site/blocks/article-cards.tsx";
import { CallBand } from "#site/blocks/call-to-action.tsx";
import { Prose } from "#site/blocks/prose/prose.tsx";
import { ReviewLine } from "#site/blocks/review-line.tsx";
import { ServiceRows } from "#site/blocks/service-rows.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import { getContent } from "#site/content/content.server.ts";
import { articleCard, serviceCard } from "#site/content/page-data/cards.server.ts";
import { linkProse, pageLinker } from "#site/content/page-data/linked-text.server.ts";
import { getArticle, slugOf } from "#site/content/page-data/lookup.server.ts";
import { describeReview } from "#site/content/page-data/review.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import type { Article as ArticleEntry } from "#site/content/schemas/articles.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { articlePath } from "#site/paths.ts";
import { feedLink, pageMeta } from "#site/seo/meta.ts";
import { button } from "#site/ui/button.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/route";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleHead } from "./article-head.tsx";

import "./article.css";

export function loader({ url }: Route.LoaderArgs) {
  const { site } = getContent();
  const article = getArticle(slugOf(url));
  const { slug, author, badges, callToAction } = article;
  const { body, sections } = article.parse();
  const sitePage = getSitePage(articlePath(slug));
  return {
    meta: [...pageMeta(site, sitePage), feedLink(site)],
    head: { crumbs: sitePage.crumbs, card: articleCard(article), lead: article.excerpt, author, badges },
    sections,
    body: linkProse(pageLinker(), body),
    review: describeReview(article),
    callToAction,
    relatedServices: article.relatedServices.map((related) => serviceCard(related)),
    relatedArticles: article.relatedArticles?.map((other) => articleCard(getArticle(other))),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Article({ loaderData }: Route.ComponentProps) {
  const { head, sections, body, review, callToAction, relatedServices, relatedArticles } = loaderData;
  return (
    <>
      <div className="reading-progress" aria-hidden="true" />
      <ArticleHead {...head} />
      <div className="article-layout wrap" data-enhance="contents">
        <ArticleContents sections={sections} />
        <div>
          <Prose body={body} />
          <ReviewLine {...review} />
        </div>
      </div>
      {callToAction && <ArticleCall {...callToAction} />}
      <Section heading={labels.article.relatedServices} className="no-print">
        <ServiceRows services={relatedServices} more={labels.article.learnMore} />
      </Section>
      {relatedArticles && (
        <Section ground="day" heading={labels.article.relatedArticles} className="no-print">
          <ArticleCards articles={relatedArticles} more={labels.article.readMore} columns={2} />
        </Section>
      )}
    </>
  );
}

function ArticleCall({ heading, text, buttons }: NonNullable<ArticleEntry["callToAction"]>) {
  return (
    <CallBand heading={heading} text={text}>
      <p className="flex flex-wrap gap-3">
        {buttons.map(({ label, to }, index) => (
          <SiteLink key={label} {...to} className={index === 0 ? button.primary : button.outline}>
            {label}
          </SiteLink>
        ))}
      </p>
    </CallBand>
  );
}
