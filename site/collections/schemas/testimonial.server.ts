import { z } from "zod";

import { drawing, text } from "./fields.server.ts";

/** content/testimonial.yaml */
export const testimonialSchema = z
  .strictObject({
    company: text(
      60,
      "Company, as the word mark shows it; a stand-in is of none of the cases' industries, so that nobody takes it for one of them",
    ),
    quote: text(500, "What the customer said, 40 to 60 words"),
    highlight: text(60, "The phrase of the quote that is set in bold"),
    authorName: text(60, "Author"),
    authorPosition: text(80, "Position and industry"),
    authorImage: drawing,
  })
  .refine((entry) => entry.quote.includes(entry.highlight), {
    path: ["highlight"],
    error: "does not occur in the quote",
  });

export type Testimonial = z.output<typeof testimonialSchema>;
