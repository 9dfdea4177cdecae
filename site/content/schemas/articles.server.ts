import { z } from "zod";

import { drawing, list, meta, review, text } from "./fields.server.ts";
import { link, reference } from "./link-targets.server.ts";
import type { ReferenceTargets } from "./link-targets.server.ts";
import type { ParseText } from "./prose.server.ts";

/** In the order of the filter chips. */
export const articleCategories = [
  "AI Development",
  "Sovereign Cloud",
  "DevSecOps",
  "Compliance",
  "Azure",
  "Best Practices",
] as const;

const day = z.iso.date("is not a day such as 2025-07-03");

/** Front matter of content/articles/<slug>.mdx. */
export function articleSchema(targets: ReferenceTargets) {
  const category = z.enum(articleCategories, "is not one of the blog's categories");
  return z
    .strictObject({
      meta,
      drawing,
      title: text(90, "Title of the article"),
      excerpt: text(320, "Summary for the blog, one or two sentences"),
      category: category.describe("Category in the blog"),
      topics: list(category, 1, 4, "Further categories that list the article in the blog").default([]),
      badges: list(text(30, "A badge"), 1, 5, "Badges below the title"),
      date: day.describe("Day of publication, such as 2025-07-03"),
      revised: day
        .optional()
        .describe(
          "If a reader should know that the text has changed, press Today, and say what is new in the last paragraph",
        ),
      ...review,
      minutes: z.int().min(1).max(60).describe("Reading time in minutes"),
      author: text(60, "Name of the author"),
      relatedServices: list(
        reference("service", targets.services, "A service"),
        1,
        4,
        "Services shown next to the article",
      ),
      relatedArticles: list(
        reference("article", targets.articles, "An article"),
        1,
        3,
        "Articles shown below the text",
      ).optional(),
      callToAction: z
        .strictObject({
          heading: text(80, "Heading that names the next step for the reader"),
          text: text(240, "What happens after the click").optional(),
          buttons: list(z.strictObject({ label: text(60, "Label"), to: link(targets) }), 1, 2, "One or two buttons"),
        })
        .describe("Call to action after the text")
        .optional(),
    })
    .refine(({ date, revised }) => revised === undefined || revised > date, {
      path: ["revised"],
      error: "is not after the date",
    });
}

export type Article = z.output<ReturnType<typeof articleSchema>> & {
  slug: string;
  parse: ParseText;
};
