import { labels } from "#site/generated/shell.ts";

import { ArticleCards } from "#site/blocks/article-cards.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleHead } from "./article-head.tsx";
import { CallBand } from "#site/blocks/call-to-action.tsx";
import { Prose } from "#site/blocks/prose/prose.tsx";
import { ReviewLine } from "#site/blocks/review-line.tsx";
import { ServiceRows } from "#site/blocks/service-rows.tsx";
import { articleCard, serviceCard } from "#site/content/page-data/cards.server.ts";
import { SplitSection, Container, Section } from "#site/ui/section.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import { button } from "#site/ui/button.ts";
import { getContent } from "#site/content/content.server.ts";
import { linkProse, pageLinker } from "#site/content/page-data/linked-text.server.ts";
import { getArticle, slugOf } from "#site/content/page-data/lookup.server.ts";
import { reviewOf } from "#site/content/page-data/glossary-and-faq.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import type { Article as ArticleEntry } from "#site/content/schemas/articles.server.ts";
import { articlePath } from "#site/paths.ts";
import { feedLink, pageMeta } from "#site/seo/meta.ts";
import { renderLongText } from "#site/blocks/render-long-text.server.tsx";
import { RenderedProse } from "#site/blocks/prose/rendered-prose.tsx";

import type { Route } from "./+types/route";

import "./article.css";

export function loader({ url }: Route.LoaderArgs) {
  const { site } = getContent();
  const article = getArticle(slugOf(url));
  const { slug, author, badges, sections, callToAction } = article;
  const link = pageLinker();
  const sitePage = getSitePage(articlePath(slug));
  return {
    meta: [...pageMeta(site, sitePage), feedLink(site)],
    head: { crumbs: sitePage.crumbs, card: articleCard(article), lead: article.excerpt, author, badges },
    sections,
    body: renderLongText(
      <>
        <Prose body={linkProse(link, article.body)} />
        <ReviewLine {...reviewOf(article)} />
      </>,
    ),
    callToAction,
    relatedServices: article.relatedServices.map((related) => serviceCard(related)),
    relatedArticles: article.relatedArticles?.map((other) => articleCard(getArticle(other))),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Article({ loaderData }: Route.ComponentProps) {
  const { head, sections, body, callToAction, relatedServices, relatedArticles } = loaderData;
  return (
    <>
      <div className="reading-progress" aria-hidden="true" />
      <ArticleHead {...head} />
      <Container>
        <div key={head.card.href} className="article-layout">
          <ArticleContents sections={sections} />
          <RenderedProse id="article-text" html={body} />
        </div>
      </Container>
      {callToAction && <ArticleCall {...callToAction} />}
      <div className="no-print">
        <SplitSection heading={labels.article.relatedServices} density="minor">
          <ServiceRows services={relatedServices} more={labels.article.learnMore} />
        </SplitSection>
      </div>
      {relatedArticles && (
        <Section heading={labels.article.relatedArticles} density="minor" className="no-print">
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
          <SiteLink key={label} {...to} className={index === 0 ? button.onBlue : button.onBlueOutline}>
            {label}
          </SiteLink>
        ))}
      </p>
    </CallBand>
  );
}
