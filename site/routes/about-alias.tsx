import { replace } from "react-router";

import { pagePath } from "#site/paths.ts";

/** The footer's short address. A server answers it with a redirect; within the site it is replaced at once. */
export const clientLoader = () => replace(pagePath("about"));

export default function AboutAlias() {
  return null;
}
