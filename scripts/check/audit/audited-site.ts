import type { HTMLElement } from "node-html-parser";

/** A built page, taken apart. */
export type AuditedPage = { path: string; html: string; document: HTMLElement };

/** The built site as the rules see it. */
export type AuditedSite = {
  origin: string;
  siteName: string;
  /** The addresses the site should have. */
  routes: readonly string[];
  pages: readonly AuditedPage[];
  /** What is answered under every unknown address. */
  notFound: AuditedPage;
  sitemap: string;
  robots: string;
  /** The index of the Markdown pages. */
  index: string;
  hasFile: (path: string) => boolean;
  readFile: (path: string) => Buffer | undefined;
};

/** Looks at one page and says what is wrong with it. */
export type PageRule = (page: AuditedPage, site: AuditedSite) => string[];

/** Looks at all pages together. */
export type SiteRule = (site: AuditedSite) => { page: string; reason: string }[];
