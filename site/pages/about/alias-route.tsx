import { redirect } from "react-router";

import { pagePath } from "#site/paths.ts";

import type { Route } from "./+types/alias-route";

/** Short URL of the footer. nginx redirects it; static hosts serve a file with a redirect. */
export const loader = () => redirect(pagePath("about"), 301);

/** Redirects navigation within the site without a history entry. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => redirect(pagePath("about") + url.search);

export default function AboutAlias() {
  return null;
}
