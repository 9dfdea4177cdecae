import type { PageRule } from "../audited-site.ts";
import { textOf } from "../text-of.ts";

/** One main heading, and it says something. */
export const singleH1: PageRule = ({ document }) => {
  const headings = document.querySelectorAll("h1");
  if (headings.length !== 1) return [`has ${headings.length} h1 instead of one`];
  return textOf(headings[0]) === "" ? ["has an h1 without words"] : [];
};
