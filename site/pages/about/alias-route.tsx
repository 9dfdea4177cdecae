import { redirect } from "react-router";

import { pagePath } from "#site/paths.ts";

import type { Route } from "./+types/alias-route";

/** The footer's short address. Our server answers it with a redirect; any other finds a file that sends on at once. */
export const loader = () => redirect(pagePath("about"), 301);

/** Within the site it never enters the history. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => redirect(pagePath("about") + url.search);

export default function AboutAlias() {
  return null;
}
