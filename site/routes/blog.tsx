import { ArticleCards } from "#site/blocks/article-cards.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import { articleCard } from "#site/collections/article-card.server.ts";
import { getContent } from "#site/collections/content.server.ts";
import { menuName, trail } from "#site/collections/crumbs.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { button } from "#site/ui/button.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/blog";

export function loader() {
  const { site, pages, articles } = getContent();
  const { meta, newsletter, ...page } = pages.blog;
  return {
    meta: pageMeta(site, { meta, path: pagePath("blog") }),
    crumbs: trail("resources"),
    current: menuName("blog"),
    page,
    newsletter,
    articles: articles.map(articleCard),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { crumbs, current, page, newsletter, articles } = loaderData;
  const [featured, ...more] = articles;
  return (
    <>
      <PageHead crumbs={crumbs} current={current} heading={page.heading} lead={page.lead} drawing={page.drawing}>
        <p className="mt-8">
          <SiteLink {...newsletter.to} className={button.primary}>
            {newsletter.label}
          </SiteLink>
        </p>
      </PageHead>
      {featured && (
        <Section heading={page.featured}>
          <ArticleCards articles={[featured]} />
        </Section>
      )}
      <Section heading={page.more} tone="mist">
        <ArticleCards articles={more} />
      </Section>
    </>
  );
}
