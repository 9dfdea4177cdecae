import { z } from "zod";

import { list, questionAndAnswer, text, unique } from "./fields.server.ts";

/** content/questions.yaml: the questions of the FAQ page, in groups. */
export const questionsSchema = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z]+$/)
        .describe("Name of the group in URLs; it never changes")
        .meta({ form: "Small letters only, such as cloud" }),
      label: text(60, "Label of the group"),
      items: list(
        questionAndAnswer.extend({
          id: z
            .string()
            .regex(/^faq-[a-z0-9-]+$/, "must start with faq-, then small letters, digits and hyphens")
            .describe("End of the question's URL: faq- and a word or two, such as faq-azure. It never changes")
            .meta({ form: "Starts with faq-, then small letters, digits and hyphens, such as faq-azure" }),
        }),
        1,
        50,
        "Questions of the group, in this order; answers as long as they need, from one sentence to about 90 words",
      ).meta({ title: "Questions" }),
    }),
  )
  .min(1)
  .superRefine(unique("id", (group) => group.id))
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    groups.forEach(({ items }, group) => {
      items.forEach((item, index) => {
        for (const field of ["id", "question", "answer"] as const) {
          const key = `${field} ${item[field].toLowerCase()}`;
          const path = [group, "items", index, field];
          if (seen.has(key)) context.addIssue({ code: "custom", path, message: `repeats "${item[field]}"` });
          seen.add(key);
        }
      });
    });
  });

export type QuestionGroup = z.output<typeof questionsSchema>[number];
