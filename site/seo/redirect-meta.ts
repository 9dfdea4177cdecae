import type { MetaDescriptor } from "react-router";

import { fullTitle } from "./full-title.ts";

/** Returns the meta tags of a legacy URL: noindex, and its target as canonical. */
export function redirectMeta(
  { siteName, origin }: { siteName: string; origin: string },
  title: string,
  target: string,
): MetaDescriptor[] {
  return [
    { title: fullTitle(title, siteName) },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: origin + target },
  ];
}
