import type { MetaDescriptor } from "react-router";

import type { SitePage } from "#site/content/page-data/site-pages.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { feedPath, llmsPath, pagePath, shareImagePath, markdownPath } from "#site/paths.ts";

type SiteForMeta = Pick<SiteFacts, "siteName" | "origin" | "locale">;

/** A page without a path is the not-found page, which must not be indexed. */
type PageForMeta = Pick<SitePage, "meta"> & Partial<SitePage>;

/** Returns all meta tags of a page. */
export function pageMeta(site: SiteForMeta, page: PageForMeta): MetaDescriptor[] {
  const { meta, path, heading, shareImageVersion, published, revised } = page;
  const title = fullTitle(meta.title, site.siteName);
  const descriptors: MetaDescriptor[] = [
    { title },
    { name: "description", content: meta.description },
    { name: "keywords", content: meta.keywords.join(", ") },
  ];
  if (path === undefined) return [...descriptors, { name: "robots", content: "noindex" }];

  const canonical = site.origin + path;
  return [
    ...descriptors,
    link("canonical", canonical),
    { ...link("alternate", markdownPath(path)), type: "text/markdown" },
    ...(path === pagePath("home") ? [{ ...link("describedby", llmsPath), type: "text/plain" }] : []),
    property("og:type", published === undefined ? "website" : "article"),
    property("og:title", title),
    property("og:description", meta.description),
    property("og:url", canonical),
    property("og:site_name", site.siteName),
    property("og:locale", site.locale),
    property("og:image", shareImageUrl(site.origin, path, shareImageVersion)),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", heading ?? title),
    { name: "twitter:card", content: "summary_large_image" },
    ...(published === undefined ? [] : [property("article:published_time", published)]),
    ...(revised === undefined ? [] : [property("article:modified_time", revised)]),
  ];
}

/** Returns the meta tags of a legacy URL: noindex, and its target as canonical. */
export function redirectMeta(
  { siteName, origin }: Pick<SiteForMeta, "siteName" | "origin">,
  title: string,
  target: string,
): MetaDescriptor[] {
  return [
    { title: fullTitle(title, siteName) },
    { name: "robots", content: "noindex" },
    link("canonical", origin + target),
  ];
}

export function fullTitle(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}

export const feedLink = ({ siteName }: Pick<SiteForMeta, "siteName">): MetaDescriptor => ({
  ...link("alternate", feedPath),
  type: "application/atom+xml",
  title: siteName,
});

/** Returns the URL of the image that social networks show for a page. */
export function shareImageUrl(origin: string, path: string, version = ""): string {
  return `${origin}${shareImagePath(path)}?v=${version}`;
}

const link = (rel: string, href: string) => ({ tagName: "link" as const, rel, href });
const property = (name: string, content: string): MetaDescriptor => ({ property: name, content });
