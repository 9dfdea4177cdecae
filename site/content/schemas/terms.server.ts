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
    category: z.enum(termCategories, "is not one of the categories").describe("One of the categories"),
    definition: text(
      700,
      "40 to 80 words: first a self-contained sentence, '{Term} is …' or 'A {term} (ABBREVIATION) is …', with an article for countable nouns; then the problem and how the term helps",
    ),
    related: list(
      reference("term", targets.terms, "A term"),
      2,
      6,
      "2 to 6 related terms, by name; usually terms refer to each other",
    ),
    ...review,
    autoLink: z.boolean().optional().describe("false for everyday words that must not be linked automatically"),
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
