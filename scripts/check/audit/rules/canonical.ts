import type { PageRule } from "../audited-site.ts";
import { linksOf } from "../head-of.ts";

/** One canonical address: its own. */
export const canonical: PageRule = (page, { origin }) => {
  const found = linksOf(page, "canonical");
  if (found.length !== 1) return [`has ${found.length} canonical addresses instead of one`];
  return found[0] === origin + page.path ? [] : [`has the canonical address ${found[0]}`];
};
