import { createHash } from "node:crypto";

import { articlePath, casePath, pagePath, servicePath } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

import type { Article } from "#site/content/schemas/articles.server.ts";
import type { Case } from "#site/content/schemas/cases.server.ts";
import { pageNames } from "#site/content/reader/reference-targets.server.ts";
import { getContent } from "#site/content/content.server.ts";
import type { Content } from "#site/content/content.server.ts";
import { findParent, navigationTitle, breadcrumbs } from "./crumbs.server.ts";
import { getService } from "./lookup.server.ts";
import type { Service } from "#site/content/schemas/services.server.ts";
import type { SitePage } from "./site-page.server.ts";

let cached: { content: Content; pages: SitePage[] } | undefined;

/** Returns every page of the site, in the order of `routes.ts`. */
export function listSitePages(): readonly SitePage[] {
  const content = getContent();
  if (cached?.content !== content) {
    cached = { content, pages: makePages(content).map((page) => ({ ...page, image: imageVersion(page) })) };
  }
  return cached.pages;
}

export function getSitePage(path: string): SitePage {
  const page = listSitePages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not in the list of pages`);
  return page;
}

/** Increase when the design of share images changes. */
const imageDesign = 1;

function imageVersion({ heading, label, slogan, drawing }: Page): string {
  const content = JSON.stringify([imageDesign, heading, label, slogan, drawing]);
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

type Page = Omit<SitePage, "image">;

function makePages(content: Content): Page[] {
  return [
    ...pageNames.map((name) => (name === "home" ? homePage(content) : singlePage(name, content))),
    ...content.services.map(servicePage),
    ...content.articles.toReversed().map(articlePage),
    ...content.cases.map(casePage),
  ];
}

function homePage({ labels, pages: { home } }: Content): Page {
  const { hero } = home;
  return {
    path: pagePath("home"),
    meta: home.meta,
    heading: hero.label,
    drawing: hero.drawing,
    crumbs: [],
    current: labels.home,
    label: [hero.eyebrow],
    slogan: [hero.words[0] ?? "", hero.fixed],
    files: ["pages/home.yaml", "articles"],
  };
}

type HeadSource = Pick<SitePage, "meta" | "heading" | "drawing">;

/** Returns a page that exists once, with its name and parent from the menu. */
function singlePage(name: Exclude<PageName, "home">, content: Content): Page {
  const sources: Record<typeof name, HeadSource> = { ...content.pages, ...content.legal };
  const parents = [findParent(name) ?? []].flat();
  const current = navigationTitle(name);
  const { otherFiles = [], ...data } = describePageData(content)[name] ?? {};
  return {
    ...pageHead(sources[name]),
    files: [name in content.legal ? `legal/${name}.mdx` : `pages/${name}.yaml`, ...otherFiles],
    path: pagePath(name),
    crumbs: breadcrumbs(...parents),
    current,
    label: [...parents.map(navigationTitle), current],
    ...data,
  };
}

type PageData = Pick<SitePage, "type" | "main"> & { otherFiles?: string[] };

/** Returns the schema.org type, the main entity, and other content files that the page shows. */
function describePageData({ terms, questions }: Content): Partial<Record<PageName, PageData>> {
  return {
    contact: { type: "ContactPage", main: { kind: "company" }, otherFiles: ["site.yaml"] },
    about: { type: "AboutPage" },
    references: { type: "CollectionPage", otherFiles: ["cases", "testimonial.yaml"] },
    products: { type: "CollectionPage" },
    company: { type: "CollectionPage" },
    resources: { type: "CollectionPage" },
    blog: { type: "CollectionPage", otherFiles: ["articles"] },
    glossary: { type: "CollectionPage", main: { kind: "terms", terms }, otherFiles: ["terms.yaml"] },
    faq: { type: "FAQPage", main: { kind: "questions", groups: questions }, otherFiles: ["questions.yaml"] },
  };
}

const pageHead = ({ meta, heading, drawing }: HeadSource): HeadSource => ({ meta, heading, drawing });

function servicePage(service: Service): Page {
  const parents = service.kind === "detail" ? [getService(service.parent)] : [];
  const { title } = service;
  return {
    ...pageHead(service),
    path: servicePath(service.slug),
    files: [`services/${service.slug}.yaml`],
    crumbs: [...breadcrumbs(), ...parents.map((parent) => ({ name: parent.title, href: servicePath(parent.slug) }))],
    current: title,
    label: [...parents.map((parent) => parent.title), title],
    main: { kind: "service", service },
  };
}

function articlePage(article: Article): Page {
  return {
    ...pageHead({ ...article, heading: article.title }),
    path: articlePath(article.slug),
    files: [`articles/${article.slug}.mdx`],
    crumbs: breadcrumbs("blog"),
    current: article.title,
    label: [navigationTitle("blog"), article.category],
    published: article.date,
    revised: article.revised,
    main: { kind: "article", article },
  };
}

function casePage(entry: Case): Page {
  return {
    ...pageHead({ ...entry, heading: entry.title }),
    path: casePath(entry.slug),
    files: [`cases/${entry.slug}.yaml`],
    crumbs: breadcrumbs("references"),
    current: entry.title,
    label: [navigationTitle("references"), entry.industry],
  };
}
