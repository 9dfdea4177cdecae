import type { PageRule } from "../audited-site.ts";
import { metaOf } from "../head-of.ts";

/** One description, as long as search results show it. */
export const description: PageRule = (page) => {
  const found = metaOf(page, "description");
  if (found.length !== 1) return [`has ${found.length} descriptions instead of one`];
  const length = found[0]?.length ?? 0;
  return length >= 70 && length <= 160 ? [] : [`has a description of ${length} characters instead of 70 to 160`];
};
