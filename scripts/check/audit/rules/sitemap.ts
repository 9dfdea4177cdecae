import { sitemapPath } from "#site/paths.ts";

import type { SiteRule } from "../audited-site.ts";

/** Routes, built pages and the sitemap are one list; robots.txt says where it is. */
export const sitemap: SiteRule = (site) => {
  const listed = [
    ...site.sitemap.matchAll(/<url><loc>([^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>/g),
  ].map(([, address = ""]) => address.replace(site.origin, ""));
  const built = site.pages.map(({ path }) => path);
  return [
    ...missing(site.routes, built, "is a route but was not built"),
    ...missing(built, site.routes, "was built but is no route"),
    ...missing(site.routes, listed, "is not in the sitemap, or without a date"),
    ...missing(listed, site.routes, "is in the sitemap but is no route"),
    ...(listed.length === new Set(listed).size ? [] : [{ page: sitemapPath, reason: "lists a page twice" }]),
    ...(site.robots.includes(`Sitemap: ${site.origin}${sitemapPath}`)
      ? []
      : [{ page: "/robots.txt", reason: "does not name the sitemap" }]),
  ];
};

const missing = (wanted: readonly string[], found: readonly string[], reason: string) =>
  wanted.filter((path) => !found.includes(path)).map((page) => ({ page, reason }));
