import type { PageRule } from "../audited-site.ts";
import { textOf } from "../text-of.ts";

/** One title that names the site once. */
export const title: PageRule = ({ document }, { siteName }) => {
  const found = document.querySelectorAll("head title");
  if (found.length !== 1) return [`has ${found.length} titles instead of one`];
  const count = textOf(found[0]).split(siteName).length - 1;
  return count === 1 ? [] : [`names the site ${count} times in its title`];
};
