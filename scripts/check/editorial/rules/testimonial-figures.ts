import type { Rule } from "../writing.ts";

/** A customer's figure would be a claim of ours that nobody can check. */
export const testimonialFigures: Rule = ({ testimonial }) => {
  const [figure] = /\d\S*/.exec(testimonial.quote) ?? [];
  if (figure === undefined) return [];
  return [{ file: "testimonial.yaml", path: ["quote"], message: `has the figure "${figure}"; allowed is none` }];
};
