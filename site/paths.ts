// Builds every link of the site.

/**
 * Maps the content file of each single page to its path. Routes, schemas, breadcrumbs and the sitemap are generated from it.
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

/** `Object.keys` returns string[], but the table has exactly these names. */
export const pageNames = Object.keys(pagePaths) as PageName[];

/** Pages that share a template, by their names. */
export const legalNames = ["privacy", "imprint"] as const;
export type LegalName = (typeof legalNames)[number];
export const groupOverviewNames = ["products", "company", "resources"] as const;

export const pagePath = (name: PageName): string => pagePaths[name];
export const servicePath = (slug: string): string => `/services/${slug}`;
/** Munich and the cloud above it. */
export const cityFile = "/drawings/munich.svg";
/** The part of Munich around the office. */
export const officeImage = "/drawings/office.svg";
/** Houses of the About page. */
export const streetFile = "/drawings/street.svg";
/** The drawing of a group of the menu, by its id. */
export const menuImage = (id: string): string => `/drawings/${id}.svg`;
/** The drawing of a card of a group overview. */
export const cardImage = (page: PageName, index: number): string => `/drawings/${page}-${index + 1}.svg`;
/** The drawing of a service as a file. */
export const serviceImage = (slug: string): string => `/drawings/${slug}.svg`;
/** Blocks around the drawing of a service. */
export const nightBlocksFile = "/drawings/blocks.svg";
/** The drawing of an approach after a step. */
export const approachImage = (slug: string, step: number): string => `/drawings/${slug}-step-${step}.svg`;
export const articlePath = (slug: string): string => `/blog/${slug}`;
export const casePath = (slug: string): string => `/references/${slug}`;

export const cookieSettings = `${pagePaths.privacy}#cookie-consent`;
export const workingWithUs = `${pagePaths.contact}#working-with-us`;

/** The footer's link to About. Server and router redirect it to `pagePaths.about`. */
export const aboutAlias = "/about";

/** The prerendered not-found page, which hosts send for unknown URLs. It is not a route; its file is 404.html. */
export const notFoundFile = "/404";

/** Folder with a not-found page for each target of a legacy URL (legacy-urls.ts). These are not routes either. */
export const legacyFolder = "/legacy";

export const legacyFile = (target: string): string => legacyFolder + target;

/** Returns the target that belongs to a file in the folder. */
export const findLegacyFileTarget = (file: string): string | undefined =>
  file.startsWith(`${legacyFolder}/`) ? file.slice(legacyFolder.length).replace(/\/$/, "") : undefined;

export const mailHref = (mail: string): string => `mailto:${mail}`;
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

export const feedPath = "/feed.xml";
export const sitemapPath = "/sitemap.xml";
export const llmsPath = "/llms.txt";

/** What a release consists of, and how it was checked. */
export const releasePath = "/release.json";
export const sbomPath = "/sbom.cdx.json";

/** The logo on home screens and in structured data. */
export const logoPath = "/icon-512.png";

export const markdownPath = (path: string): string => `${fileBase(path)}.md`;
export const shareImagePath = (path: string): string => `/share${fileBase(path)}.png`;

const fileBase = (path: string): string => (path === "/" ? "/index" : path);
