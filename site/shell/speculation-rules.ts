import { aboutAlias, pagePath } from "#site/paths.ts";

/** Too large, or with a request of its own, for a page that may not be opened. */
const prefetchedOnly = [pagePath("glossary"), pagePath("faq"), pagePath("about"), aboutAlias].flatMap((path) => [
  path,
  `${path}#*`,
]);

const isPage = [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }, { not: { selector_matches: "[target]" } }];

/** Browsers that know these rules load a page while the visitor turns to its link. Others: prefetch-on-hover.ts. */
export const speculationRules = {
  prerender: [{ where: { and: [...isPage, { not: { href_matches: prefetchedOnly } }] }, eagerness: "moderate" }],
  prefetch: [{ where: { href_matches: prefetchedOnly }, eagerness: "moderate" }],
};
