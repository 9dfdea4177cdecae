import type { PageRule } from "../audited-site.ts";

/** At least three ways on within the site. */
export const internalLinks: PageRule = ({ path, document }) => {
  const targets = document
    .querySelectorAll("a[href]")
    .map((link) => new URL(link.getAttribute("href") ?? "", `https://site.example${path}`))
    .filter(({ host, pathname }) => host === "site.example" && pathname !== path);
  return targets.length < 3 ? [`has ${targets.length} internal links, fewer than 3`] : [];
};
