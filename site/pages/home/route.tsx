import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { getContent } from "#site/content/content.server.ts";
import { articleCard, caseResult } from "#site/content/page-data/cards.server.ts";
import { describeField } from "#site/content/page-data/counted-field.server.ts";
import { getCase } from "#site/content/page-data/lookup.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Route } from "./+types/route";
import { CaseBand } from "./case-band.tsx";
import { CertificateBadges } from "./certificate-badges.tsx";
import { describeCity } from "./city.server.ts";
import { HomeHero } from "./home-hero.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { LogoCarousel } from "./logo-carousel.tsx";
import { PracticeWall } from "./practice-wall.tsx";
import { describeSituations } from "./situations.server.ts";
import { Situations } from "./situations.tsx";

export function loader() {
  const { site, pages, articles } = getContent();
  const { meta: _meta, results, hero, situations, ...page } = pages.home;
  const [leading] = results.cases;
  if (!leading) throw new Error("The home page shows no case");
  const { field, keyNumber } = getCase(leading.case);
  return {
    meta: pageMeta(site, getSitePage(pagePath("home"))),
    page,
    hero: { ...hero, words: hero.words.map(({ word }) => word) },
    city: describeCity(),
    situations: { ...situations, items: describeSituations() },
    results: {
      ...results,
      field: describeField(field),
      counted: keyNumber.text,
      cases: results.cases.map(caseResult),
    },
    articles: articles.slice(0, 3).map(articleCard),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, hero, city, situations, results, articles } = loaderData;
  return (
    <>
      <HomeHero hero={hero} city={city} />
      <LogoCarousel {...page.clients} />
      <Situations {...situations} />
      <CaseBand {...results} />
      <PracticeWall {...page.services} />
      <CertificateBadges {...page.certificates} />
      <LatestArticles {...page.articles} articles={articles} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
