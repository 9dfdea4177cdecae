import { z } from "zod";

import { photograph, text } from "./fields.server.ts";

/** content/testimonial.yaml */
export const testimonialSchema = z
  .strictObject({
    company: text(
      60,
      "Company, as in its logo; for a sample, choose an industry that no case has, so that it is not mistaken for a client",
    ),
    quote: text(500, "Quote of the customer, 40 to 60 words"),
    highlight: text(60, "Phrase of the quote that is shown in bold"),
    authorName: text(60, "Author"),
    authorPosition: text(80, "Position and industry"),
    authorPhoto: photograph.optional(),
  })
  .refine((entry) => entry.quote.includes(entry.highlight), {
    path: ["highlight"],
    error: "does not occur in the quote",
  });

export type Testimonial = z.output<typeof testimonialSchema>;
