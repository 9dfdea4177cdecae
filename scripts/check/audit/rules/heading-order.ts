import type { PageRule } from "../audited-site.ts";
import { textOf } from "../text-of.ts";

/** Headings go down one level at a time, from the h1. */
export const headingOrder: PageRule = ({ document }) => {
  let above = 0;
  return document.querySelectorAll("main h1, main h2, main h3, main h4, main h5, main h6").flatMap((heading) => {
    const level = Number(heading.rawTagName.slice(1));
    const isSkipped = level > above + 1;
    const reason = `goes from ${above === 0 ? "nothing" : `h${above}`} to h${level} at "${textOf(heading)}"`;
    above = level;
    return isSkipped ? [reason] : [];
  });
};
