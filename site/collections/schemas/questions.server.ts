import { z } from "zod";

import { list, questionAndAnswer, text } from "./fields.server.ts";
import { unique } from "#site/collections/reader/unique.server.ts";

/** content/questions.yaml: the questions of the FAQ page, in groups. */
export const questionsSchema = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z]+$/)
        .describe("Id of the group, used by the filter"),
      label: text(60, "Label of the group"),
      items: list(
        z.strictObject({
          id: z
            .string()
            .regex(/^faq-[a-z0-9-]+$/, "must look like faq-azure")
            .describe("Anchor of the question"),
          ...questionAndAnswer.shape,
        }),
        1,
        50,
        "Questions of the group, in their order; answers of 40 to 90 words",
      ),
    }),
  )
  .min(1)
  .superRefine(unique("id", (group) => group.id))
  .superRefine((groups, context) => {
    const seen = new Map<string, string>();
    groups.forEach((group, groupIndex) => {
      group.items.forEach((item, index) => {
        const path = [groupIndex, "items", index, "id"];
        if (seen.has(item.id)) context.addIssue({ code: "custom", path, message: `repeats "${item.id}"` });
        seen.set(item.id, group.id);
      });
    });
  });

export type QuestionGroup = z.output<typeof questionsSchema>[number];
