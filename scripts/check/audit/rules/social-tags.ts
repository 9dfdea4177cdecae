import type { PageRule } from "../audited-site.ts";
import { linksOf, metaOf } from "../head-of.ts";
import { textOf } from "../text-of.ts";

/** What networks and old search engines read agrees with title, description and canonical address. */
export const socialTags: PageRule = (page, { siteName }) => {
  const isArticle = page.path.startsWith("/blog/");
  const wanted: Record<string, string | RegExp> = {
    "og:title": textOf(page.document.querySelector("head title")),
    "og:description": metaOf(page, "description")[0] ?? "",
    "og:url": linksOf(page, "canonical")[0] ?? "",
    "og:type": isArticle ? "article" : "website",
    "og:site_name": siteName,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": /./,
    "twitter:card": "summary_large_image",
    // Three to six, separated by commas.
    keywords: /^[^,]+(?:, [^,]+){2,5}$/,
    ...(isArticle && { "article:published_time": /^\d{4}-\d\d-\d\d$/ }),
  };
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found = metaOf(page, name);
    const isRight = typeof value === "string" ? found[0] === value : value.test(found[0] ?? "");
    return found.length === 1 && isRight ? [] : [`has ${name} ${JSON.stringify(found)}`];
  });
};
