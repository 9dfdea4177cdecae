import type { PageRule } from "../audited-site.ts";
import { textOf } from "../text-of.ts";

/** At least 300 characters of its own. */
export const textLength: PageRule = ({ document }) => {
  const { length } = textOf(document.querySelector("main"));
  return length < 300 ? [`has ${length} characters of text, fewer than 300`] : [];
};
