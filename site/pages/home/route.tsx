import { CaseResults } from "./case-results.tsx";
import { CertificateBadges } from "./certificate-badges.tsx";
import { HomeHero } from "./home-hero.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { LogoCarousel } from "./logo-carousel.tsx";
import { PracticeCards } from "./practice-cards.tsx";
import { Situations } from "./situations.tsx";
import { articleCard, caseResult } from "#site/content/page-data/cards.server.ts";
import { getContent } from "#site/content/content.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { cityOfWords } from "#site/drawings/home.ts";
import { pagePath } from "#site/paths.ts";
import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { SplitSection, Section } from "#site/ui/section.tsx";
import { WorkingTeaser } from "#site/blocks/working-teaser.tsx";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";

export function loader() {
  const { site, pages, articles } = getContent();
  const { meta: _meta, results, hero, ...page } = pages.home;
  const { drawing: _drawing, words, ...heroTexts } = hero;
  const { heading, more, cases } = results;
  return {
    meta: pageMeta(site, getSitePage(pagePath("home"))),
    page,
    hero: { ...heroTexts, words: words.map(({ word }) => word) },
    city: cityOfWords(words.map(({ part }) => part)),
    results: { heading, more, results: cases.map(caseResult) },
    articles: articles.slice(0, 3).map(articleCard),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Home({ loaderData: { page, hero, city, results, articles } }: Route.ComponentProps) {
  const { clients, situations, services, certificates, workingWithUs } = page;
  return (
    <>
      <HomeHero hero={hero} city={city} />
      <LogoCarousel {...clients} />
      <Situations {...situations} />
      <CaseResults {...results} />
      <Section heading={services.heading} lead={services.lead}>
        <PracticeCards cards={services.cards} />
      </Section>
      <SplitSection heading={certificates.heading} density="minor">
        <CertificateBadges badges={certificates.badges} />
      </SplitSection>
      <LatestArticles {...page.articles} articles={articles} />
      <WorkingTeaser {...workingWithUs} tone="mist" />
      <CallToAction {...page.callToAction} />
    </>
  );
}
