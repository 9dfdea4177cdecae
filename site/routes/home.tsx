import { Link } from "react-router";

import { ArticleCards } from "#site/blocks/article-cards.tsx";
import { articleCard } from "#site/collections/article-card.server.ts";
import { CardGrid } from "#site/blocks/card-grid.tsx";
import { HomeHero } from "#site/blocks/home-hero.tsx";
import { getContent } from "#site/collections/content.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/home";

export function loader() {
  const { site, pages, articles } = getContent();
  const { meta, ...page } = pages.home;
  return {
    meta: pageMeta(site, { meta, path: pagePath("home") }),
    page,
    articles: articles.slice(0, 3).map(articleCard),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Home({ loaderData: { page, articles } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={page.hero} />
      <Section>
        <ul
          aria-label={page.clients.label}
          className="flex flex-wrap justify-between gap-6 text-xl font-bold text-ink-3"
        >
          {page.clients.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Section>
      <Section heading={page.services.heading} lead={page.services.lead}>
        <CardGrid cards={page.services.cards} />
      </Section>
      <Section heading={page.certificates.heading} tone="mist">
        <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-5">
          {page.certificates.badges.map(({ name }) => (
            <li key={name} className="bg-paper p-6 font-semibold">
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={page.articles.heading}>
        <ArticleCards articles={articles} />
        <Link to={pagePath("blog")} className="mt-8 inline-block font-semibold text-blue-ink hover:underline">
          {page.articles.all}
        </Link>
      </Section>
    </>
  );
}
