import type { z } from "zod";

import { getContent } from "#site/content/content.server.ts";
import type { Content } from "#site/content/content.server.ts";
import type { Article } from "#site/content/schemas/articles.server.ts";
import type { Case } from "#site/content/schemas/cases.server.ts";
import type { meta } from "#site/content/schemas/fields.server.ts";
import type { QuestionGroup } from "#site/content/schemas/questions.server.ts";
import type { Service } from "#site/content/schemas/services.server.ts";
import type { Term } from "#site/content/schemas/terms.server.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import { articlePath, casePath, pageNames, pagePath, servicePath } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

import { getService } from "./lookup.server.ts";
import { describeShareImage, readDesign, hashShareImage } from "./share-image.server.ts";

export type Crumb = { name: string; href: string };

/** The main entity of a page in its structured data. */
type MainSubject =
  | { kind: "company" }
  | { kind: "service"; service: Service }
  | { kind: "article"; article: Article }
  | { kind: "terms"; terms: readonly Term[] }
  | { kind: "questions"; groups: readonly QuestionGroup[] };

/** A page, as needed for its head, structured data, sitemap entry, share image and Markdown. */
export type SitePage = {
  path: string;
  meta: z.output<typeof meta>;
  heading: string;
  /** Breadcrumbs above the page; empty for the home page. */
  crumbs: readonly Crumb[];
  /** The last breadcrumb: the title in menus. */
  shortTitle: string;
  /** Type in schema.org, if there is one. */
  type?: "AboutPage" | "ContactPage" | "CollectionPage" | "FAQPage";
  main?: MainSubject;
  /** Section and name of the page, above the heading on its share image. */
  label: readonly string[];
  /** Replaces the heading on the share image: a word in amber, and the rest. */
  slogan?: readonly [accent: string, rest: string];
  /** Drawing on the share image, instead of the city. */
  drawing?: Drawing | undefined;
  /** Version of the share image. */
  shareImageVersion: string;
  published?: string;
  revised?: string | undefined;
  /** Files and folders of content/ that the page shows, apart from links to related pages. Their last commit is its date. */
  files: readonly string[];
};

let cached: { content: Content; pages: SitePage[] } | undefined;

/** Returns every page of the site, in the order of `routes.ts`. */
export function listSitePages(): readonly SitePage[] {
  const content = getContent();
  if (cached?.content !== content) {
    const design = readDesign();
    const pages = makePages(content).map((page) => ({
      ...page,
      shareImageVersion: hashShareImage(describeShareImage(content.site, page), design),
    }));
    cached = { content, pages };
  }
  return cached.pages;
}

export function getSitePage(path: string): SitePage {
  const page = listSitePages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not in the list of pages`);
  return page;
}

type Page = Omit<SitePage, "shareImageVersion">;

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
    crumbs: [],
    shortTitle: labels.home,
    label: [hero.eyebrow],
    slogan: [hero.words[0]?.word ?? "", hero.fixed],
    files: ["pages/home.yaml", "articles", "cases"],
  };
}

type HeadSource = Pick<SitePage, "meta" | "heading"> & { drawing?: Drawing };

/** Returns a page that exists once, with its name and parent from the menu. */
function singlePage(name: Exclude<PageName, "home">, content: Content): Page {
  const sources: Record<typeof name, HeadSource> = { ...content.pages, ...content.legal };
  const parents = [findParent(name) ?? []].flat();
  const shortTitle = navigationTitle(name);
  const { otherFiles = [], ...data } = describePageData(content)[name] ?? {};
  return {
    ...pageHead(sources[name]),
    files: [name in content.legal ? `legal/${name}.mdx` : `pages/${name}.yaml`, ...otherFiles],
    path: pagePath(name),
    crumbs: breadcrumbs(...parents),
    shortTitle,
    label: [...parents.map(navigationTitle), shortTitle],
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
    company: { type: "CollectionPage", otherFiles: ["pages/about.yaml", "cases"] },
    resources: { type: "CollectionPage", otherFiles: ["articles", "terms.yaml", "questions.yaml"] },
    blog: { type: "CollectionPage", otherFiles: ["articles"] },
    glossary: { type: "CollectionPage", main: { kind: "terms", terms }, otherFiles: ["terms.yaml"] },
    faq: { type: "FAQPage", main: { kind: "questions", groups: questions }, otherFiles: ["questions.yaml"] },
    imprint: { otherFiles: ["site.yaml"] },
    privacy: { otherFiles: ["site.yaml", "storage.yaml"] },
  };
}

const pageHead = ({ meta, heading, drawing }: HeadSource) => ({ meta, heading, drawing });

function servicePage(service: Service): Page {
  const parents = service.kind === "detail" ? [getService(service.parent)] : [];
  const { title } = service;
  return {
    ...pageHead(service),
    path: servicePath(service.slug),
    files: [`services/${service.slug}.yaml`],
    crumbs: [...breadcrumbs(), ...parents.map((parent) => ({ name: parent.title, href: servicePath(parent.slug) }))],
    shortTitle: title,
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
    shortTitle: article.title,
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
    shortTitle: entry.title,
    label: [navigationTitle("references"), entry.industry],
  };
}

/** Returns breadcrumbs from the home page to a page, with the names of the menu. */
function breadcrumbs(...pages: PageName[]): Crumb[] {
  return ["home" as const, ...pages].map((page) => ({ name: navigationTitle(page), href: pagePath(page) }));
}

/** Returns the overview above a page in the menu, if it has one. */
function findParent(page: PageName): PageName | undefined {
  const group = listGroups().find(({ items }) => items.some(({ to }) => to.href === pagePath(page)));
  return pageNames.find((name) => pagePath(name) === group?.overview.href);
}

function navigationTitle(page: PageName): string {
  const { navigation, labels } = getContent();
  if (page === "home") return labels.home;
  if (page === "contact") return labels.contactButton;
  const groups = listGroups();
  const entries = [
    ...groups.map(({ title, overview }) => ({ title, href: overview.href })),
    ...groups.flatMap(({ items }) => items.map(({ title, to }) => ({ title, href: to.href }))),
    ...navigation.footer.map(({ title, to }) => ({ title, href: to.href })),
  ];
  const entry = entries.find(({ href }) => href === pagePath(page));
  if (!entry)
    throw new Error(`content/navigation.yaml has no link to page:${page}, so its breadcrumb has no name. Add one.`);
  return entry.title;
}

const listGroups = () => [...getContent().navigation.left, ...getContent().navigation.right];
