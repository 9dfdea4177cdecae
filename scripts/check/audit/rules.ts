import type { PageRule, SiteRule } from "./audited-site.ts";
import { canonical } from "./rules/canonical.ts";
import { description } from "./rules/description.ts";
import { headingOrder } from "./rules/heading-order.ts";
import { imageAlt } from "./rules/image-alt.ts";
import { indexing } from "./rules/indexing.ts";
import { internalLinks } from "./rules/internal-links.ts";
import { jsonLdMatches } from "./rules/json-ld-matches.ts";
import { jsonLdParses } from "./rules/json-ld-parses.ts";
import { jsonLdVocabulary } from "./rules/json-ld-vocabulary.ts";
import { links } from "./rules/links.ts";
import { markup } from "./rules/markup.ts";
import { orphans } from "./rules/orphans.ts";
import { shareImage } from "./rules/share-image.ts";
import { singleH1 } from "./rules/single-h1.ts";
import { sitemap } from "./rules/sitemap.ts";
import { socialTags } from "./rules/social-tags.ts";
import { textLength } from "./rules/text-length.ts";
import { title } from "./rules/title.ts";
import { markdownPage } from "./rules/markdown-page.ts";
import { uniqueHead } from "./rules/unique-head.ts";

/** The specification's own six rules first. */
export const pageRules: Record<string, PageRule> = {
  "single-h1": singleH1,
  description,
  canonical,
  "image-alt": imageAlt,
  "internal-links": internalLinks,
  "text-length": textLength,
  title,
  "social-tags": socialTags,
  "share-image": shareImage,
  "heading-order": headingOrder,
  links,
  "json-ld-parses": jsonLdParses,
  "json-ld-vocabulary": jsonLdVocabulary,
  "json-ld-matches": jsonLdMatches,
  markdownPage,
  markup,
};

export const siteRules: Record<string, SiteRule> = { "unique-head": uniqueHead, orphans, sitemap, indexing };
