import type { MetaDescriptor } from "react-router";

import { feedPath } from "#site/paths.ts";

import { fullTitle } from "./full-title.ts";

type SiteForMeta = { siteName: string; origin: string; locale: string };

type PageForMeta = {
  meta: { title: string; description: string; keywords: readonly string[] };
  /** The page's address; a page without one (not found) is not to be indexed. */
  path?: string;
  type?: "website" | "article";
};

/** Everything the head says about a page. Called in loaders, so that no page can invent its own. */
export function pageMeta(site: SiteForMeta, { meta, path, type = "website" }: PageForMeta): MetaDescriptor[] {
  const title = fullTitle(meta.title, site.siteName);
  const descriptors: MetaDescriptor[] = [
    { title },
    { name: "description", content: meta.description },
    { name: "keywords", content: meta.keywords.join(", ") },
    { property: "og:title", content: title },
    { property: "og:description", content: meta.description },
    { property: "og:type", content: type },
    { property: "og:site_name", content: site.siteName },
    { property: "og:locale", content: site.locale },
  ];
  if (path === undefined) return [...descriptors, { name: "robots", content: "noindex" }];

  const canonical = site.origin + path;
  return [
    ...descriptors,
    { property: "og:url", content: canonical },
    { tagName: "link", rel: "canonical", href: canonical },
  ];
}

/** Tells feed readers where the blog's feed is. */
export const feedLink = ({ siteName }: Pick<SiteForMeta, "siteName">): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: siteName,
  href: feedPath,
});
