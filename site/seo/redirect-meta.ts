import type { MetaDescriptor } from "react-router";

import { fullTitle } from "./full-title.ts";

/** The head of an old address: not to be indexed itself, and where its page is now. */
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
