/** Every link on the site is made here. All addresses stand in `paths.snapshot.txt`. */

/**
 * The table of pages that exist once: name of the content file and path. Routes, schemas, breadcrumbs and the sitemap follow
 * from it. The browser loads it, so it holds nothing else.
 */
export const pagePaths = {
  home: "/",
  contact: "/contact",
  privacy: "/privacy",
  imprint: "/imprint",
  about: "/company/about",
  references: "/company/references",
  products: "/lp/products",
  company: "/lp/company",
  resources: "/lp/resources",
  blog: "/resources/blog",
  glossary: "/resources/glossary",
  faq: "/resources/faq",
} as const;

export type PageName = keyof typeof pagePaths;

export const pagePath = (name: PageName): string => pagePaths[name];
export const servicePath = (slug: string): string => `/services/${slug}`;
export const articlePath = (slug: string): string => `/blog/${slug}`;
export const casePath = (slug: string): string => `/references/${slug}`;

/** Where a visitor changes the choice about cookies. */
export const cookieSettings = `${pagePaths.privacy}#cookie-consent`;

/** The footer's address for About; the server and the router send it on to `pagePaths.about`. */
export const aboutAlias = "/about";

/** Where the not-found page is prerendered. The server answers other addresses with it; it is no address itself. */
export const notFoundFile = "/not-found";

/** Below it, the same page is prerendered for each target of an old address (legacy-urls.ts); no addresses either. */
export const movedFolder = "/moved";

export const movedFile = (target: string): string => movedFolder + target;

/** The target that one of these files was made for. */
export const findMovedTarget = (file: string): string | undefined =>
  file.startsWith(`${movedFolder}/`) ? file.slice(movedFolder.length).replace(/\/$/, "") : undefined;

export const mailHref = (mail: string): string => `mailto:${mail}`;
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

/** The blog as a feed; a file, not a page. */
export const feedPath = "/feed.xml";

/** The list of pages for search engines, and the index of the Markdown pages for other machines. */
export const sitemapPath = "/sitemap.xml";
export const llmsPath = "/llms.txt";

/** The mark as a picture: on home screens, and as the company's logo in structured data. */
export const logoPath = "/icon-512.png";

/** Files beside a page: its text in Markdown, its picture for shared links. */
export const markdownPath = (path: string): string => `${fileBase(path)}.md`;
export const shareImagePath = (path: string): string => `/share${fileBase(path)}.png`;

const fileBase = (path: string): string => (path === "/" ? "/index" : path);
