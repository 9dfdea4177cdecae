import { serviceFile } from "../writing.ts";
import type { Rule } from "../writing.ts";

/** Headings say what is offered. Only questions ask. */
export const questionHeadings: Rule = ({ services, pages }) =>
  [
    ...services.map(({ slug, heading }) => ({ file: serviceFile(slug), heading })),
    ...Object.entries(pages).map(([name, page]) => ({
      file: `pages/${name}.yaml`,
      heading: "heading" in page ? page.heading : "",
    })),
  ]
    .filter(({ heading }) => heading.includes("?"))
    .map(({ file, heading }) => ({ file, path: ["heading"], message: `"${heading}" asks; allowed is a statement` }));
