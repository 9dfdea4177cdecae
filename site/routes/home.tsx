import { CertificateBadges } from "#site/blocks/certificate-badges.tsx";
import { HomeHero } from "#site/blocks/home-hero.tsx";
import { LatestArticles } from "#site/blocks/latest-articles.tsx";
import { LogoCarousel } from "#site/blocks/logo-carousel.tsx";
import { PracticeCards } from "#site/blocks/practice-cards.tsx";
import { articleCard } from "#site/collections/article-card.server.ts";
import { getContent } from "#site/collections/content.server.ts";
import { getSitePage } from "#site/collections/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/home";

export function loader() {
  const { site, pages, articles } = getContent();
  const { meta: _meta, ...page } = pages.home;
  return {
    meta: pageMeta(site, getSitePage(pagePath("home"))),
    page,
    articles: articles.slice(0, 3).map(articleCard),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Home({ loaderData: { page, articles } }: Route.ComponentProps) {
  const { hero, clients, services, certificates } = page;
  return (
    <>
      <HomeHero hero={hero} />
      <LogoCarousel {...clients} />
      <Section heading={services.heading} lead={services.lead}>
        <PracticeCards cards={services.cards} />
      </Section>
      <Section heading={certificates.heading} tone="mist">
        <CertificateBadges badges={certificates.badges} />
      </Section>
      <LatestArticles {...page.articles} articles={articles} />
    </>
  );
}
