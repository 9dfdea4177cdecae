import { redirect } from "react-router";

import { pagePath } from "#site/paths.ts";

/** The footer's short address. A server answers it with a redirect; within the site it never enters the history. */
export const clientLoader = () => redirect(pagePath("about"));

export default function AboutAlias() {
  return null;
}
