import { createHash } from "node:crypto";

import { articlePath, casePath, pagePath, servicePath } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

import type { Article } from "#site/collections/schemas/articles.server.ts";
import type { Case } from "#site/collections/schemas/cases.server.ts";
import { getContent } from "#site/collections/content.server.ts";
import type { Content } from "#site/collections/content.server.ts";
import { menuName, trail } from "./crumbs.server.ts";
import { legalNames } from "#site/collections/schemas/legal.server.ts";
import { getService } from "./lookup.server.ts";
import type { Service } from "#site/collections/schemas/services.server.ts";
import type { SitePage } from "./site-page.server.ts";

let made: { content: Content; pages: SitePage[] } | undefined;

/** Every page of the site, in the order of `routes.ts`. */
export function listSitePages(): readonly SitePage[] {
  const content = getContent();
  if (made?.content !== content) {
    made = { content, pages: makePages(content).map((page) => ({ ...page, image: imageVersion(page) })) };
  }
  return made.pages;
}

export function getSitePage(path: string): SitePage {
  const page = listSitePages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not in the list of pages`);
  return page;
}

/** Raised when the look of the pictures changes. */
const pictureDesign = 1;

function imageVersion({ heading, label, slogan, drawing }: Page): string {
  const shown = JSON.stringify([pictureDesign, heading, label, slogan, drawing]);
  return createHash("sha256").update(shown).digest("hex").slice(0, 8);
}

type Page = Omit<SitePage, "image">;

function makePages({ site, labels, pages, legal, services, articles, cases, ...content }: Content): Page[] {
  const { terms, questions, testimonial } = content;
  const { hero } = pages.home;
  const teasers = articles.map(({ title, excerpt, date }) => [title, excerpt, date]);
  const caseTexts = cases.map(({ title, description }) => [title, description]);
  return [
    {
      path: pagePath("home"),
      meta: pages.home.meta,
      heading: hero.label,
      drawing: hero.drawing,
      crumbs: [],
      current: labels.home,
      label: [hero.eyebrow],
      slogan: [hero.words[0] ?? "", hero.fixed],
      content: [pages.home, teasers],
    },
    {
      ...headed(pages.contact, [site.address, site.mail, site.phone]),
      path: pagePath("contact"),
      crumbs: trail(),
      current: labels.contactButton,
      label: [labels.contactButton],
      type: "ContactPage",
      main: { kind: "company" },
    },
    ...legalNames.map((name) => ({ ...headed(legal[name]), ...named(name) })),
    { ...headed(pages.about), ...named("about", "company"), type: "AboutPage" },
    {
      ...headed(pages.references, [caseTexts, testimonial]),
      ...named("references", "company"),
      type: "CollectionPage",
    },
    ...services.map(servicePage),
    ...(["products", "company", "resources"] as const).map((name): Page => ({
      ...headed(pages[name]),
      ...named(name),
      type: "CollectionPage",
    })),
    { ...headed(pages.blog, teasers), ...named("blog", "resources"), type: "CollectionPage" },
    {
      ...headed(pages.glossary, terms),
      ...named("glossary", "resources"),
      type: "CollectionPage",
      main: { kind: "terms", terms },
    },
    {
      ...headed(pages.faq, questions),
      ...named("faq", "resources"),
      type: "FAQPage",
      main: { kind: "questions", groups: questions },
    },
    ...articles.toReversed().map(articlePage),
    ...cases.map(casePage),
  ];
}

type Headed = Pick<SitePage, "meta" | "heading" | "drawing">;

/** What a page takes from its own file, and from others that it shows. */
function headed(file: Headed, others?: unknown) {
  const { meta, heading, drawing } = file;
  return { meta, heading, drawing, content: [file, others] };
}

/** What a page takes from the menu. */
function named(page: PageName, ...parents: PageName[]) {
  const current = menuName(page);
  return { path: pagePath(page), crumbs: trail(...parents), current, label: [...parents.map(menuName), current] };
}

function servicePage(service: Service): Page {
  const parents = service.kind === "detail" ? [getService(service.parent)] : [];
  const { title } = service;
  return {
    ...headed(service),
    path: servicePath(service.slug),
    crumbs: [...trail(), ...parents.map((parent) => ({ name: parent.title, href: servicePath(parent.slug) }))],
    current: title,
    label: [...parents.map((parent) => parent.title), title],
    main: { kind: "service", service },
  };
}

function articlePage(article: Article): Page {
  return {
    ...headed({ ...article, heading: article.title }),
    path: articlePath(article.slug),
    crumbs: trail("blog"),
    current: article.title,
    label: [menuName("blog"), article.category],
    published: article.date,
    revised: article.revised,
    main: { kind: "article", article },
  };
}

function casePage(entry: Case): Page {
  return {
    ...headed({ ...entry, heading: entry.title }),
    path: casePath(entry.slug),
    crumbs: trail("references"),
    current: entry.title,
    label: [menuName("references"), entry.industry],
  };
}
