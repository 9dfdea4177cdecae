import { z } from "zod";

import { termSlug } from "#site/glossary/term-slug.ts";

import { list, reference, review, text } from "./fields.server.ts";
import type { ReferenceTargets } from "#site/collections/reader/reference-targets.server.ts";
import { unique } from "#site/collections/reader/unique.server.ts";

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
export function termsSchema(known: ReferenceTargets) {
  const term = z.strictObject({
    term: text(60, "The term"),
    category: z.enum(termCategories, "is not one of the seven categories").describe("One of the seven categories"),
    definition: text(
      700,
      "'{Term} is …', 'A {term} (ABBREVIATION) is …' in a sentence that stands alone, with its article if the thing can be counted; then the problem and the help; 40 to 80 words",
    ),
    related: list(
      reference("term", known.terms, "A term"),
      2,
      6,
      "2 to 6 related terms, by name; usually each names the other",
    ),
    ...review,
    autoLink: z.boolean().optional().describe("false for everyday words that texts must not link by themselves"),
  });
  return z
    .array(term)
    .min(1)
    .superRefine(unique("term", (entry) => termSlug(entry.term)))
    .superRefine((entries, context) => {
      const report = (path: (string | number)[], message: string) =>
        context.addIssue({ code: "custom", path, message });
      entries.forEach(({ term: name, related }, index) => {
        if (termSlug(name).startsWith("section-")) report([index, "term"], "looks like the anchor of a letter");
        related.forEach((other, place) => {
          if (other === name) report([index, "related", place], "lists the term itself");
          if (related.indexOf(other) < place) report([index, "related", place], `repeats "${other}"`);
        });
      });
    });
}

export type Term = z.output<ReturnType<typeof termsSchema>>[number] & { id: number; slug: string };
