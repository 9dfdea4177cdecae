import type { SiteRule } from "../audited-site.ts";

/** Every page but the home page is linked from another one. */
export const orphans: SiteRule = ({ origin, pages }) => {
  const linked = new Set(
    pages.flatMap(({ path, document }) =>
      document
        .querySelectorAll("a[href]")
        .map((link) => new URL(link.getAttribute("href") ?? "", origin + path))
        .filter((url) => url.origin === origin && url.pathname !== path)
        .map(({ pathname }) => pathname),
    ),
  );
  return pages
    .filter(({ path }) => path !== "/" && !linked.has(path))
    .map(({ path }) => ({ page: path, reason: "is linked from no other page" }));
};
