import type { BlogPosting } from "schema-dts";

import type { Article } from "#site/content/schemas/articles.server.ts";
import { articlePath } from "#site/paths.ts";

import { organizationId } from "./json-ld-organization.ts";

export function articleNode(origin: string, article: Article, image: string) {
  const { slug, title, excerpt, author, badges, date, revised } = article;
  const url = origin + articlePath(slug);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: { "@id": `${url}#page` },
    image,
    datePublished: date,
    ...(revised !== undefined && { dateModified: revised }),
    author: { "@type": "Organization", name: author, url: `${origin}/` },
    publisher: { "@id": organizationId(origin) },
    keywords: badges,
    inLanguage: "en",
  } satisfies BlogPosting;
}
