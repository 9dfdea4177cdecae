import { z } from "zod";

import { slugify } from "#site/slugify.ts";

import { list, review, text, unique } from "./fields.server.ts";
import { reference } from "./link-targets.server.ts";
import type { ReferenceTargets } from "./link-targets.server.ts";

export const termCategories = [
  "Cloud Computing",
  "DevOps",
  "Cloud Security",
  "Container Orchestration",
  "AI & Machine Learning",
  "Software Architecture",
  "Cloud Compliance",
] as const;

/** content/terms.yaml: the glossary. */
export function termsSchema(targets: ReferenceTargets) {
  const term = z.strictObject({
    term: text(60, "The term").refine(
      (name) => /^[a-z]/i.test(name),
      "does not start with a letter from A to Z, under which the glossary lists it",
    ),
    category: z
      .enum(termCategories, "is not one of the categories")
      .describe("Category by which visitors filter the glossary"),
    definition: text(
      700,
      "Two to five sentences. The first says what the term is and stands alone, because search engines may show only that",
    ),
    related: list(
      reference("term", targets.terms, "A term"),
      2,
      6,
      "Two to six terms that a reader looks up next. They may refer back, but need not",
    ),
    ...review,
    autoLink: z
      .boolean()
      .optional()
      .describe("Choose no for an everyday word that must not become a link in other texts"),
  });
  return z
    .array(term)
    .min(1)
    .superRefine(unique("term", (entry) => slugify(entry.term)))
    .superRefine((entries, context) => {
      const report = (path: (string | number)[], message: string) =>
        context.addIssue({ code: "custom", path, message });
      entries.forEach(({ term: name, related }, index) => {
        if (slugify(name).startsWith("section-"))
          report([index, "term"], "has the same anchor as a letter of the alphabet");
        related.forEach((other, position) => {
          if (other === name) report([index, "related", position], "lists the term itself");
          if (related.indexOf(other) < position) report([index, "related", position], `repeats "${other}"`);
        });
      });
    });
}

export type Term = z.output<ReturnType<typeof termsSchema>>[number] & { id: number; slug: string };
