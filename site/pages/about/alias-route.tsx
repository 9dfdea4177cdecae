import { redirect } from "react-router";

import { pagePath } from "#site/paths.ts";

/** Short URL of the footer. Hosts redirect it; one without our rules serves a file with a redirect. */
export const loader = () => redirect(pagePath("about"), 301);

export default function AboutAlias() {
  return null;
}
