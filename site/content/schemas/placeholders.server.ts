import { z } from "zod";

import { list, text } from "./fields.server.ts";

/** The list `placeholders` that any content file may have. The reader removes it before the file is validated. */
export const placeholdersSchema = z
  .array(
    z.strictObject({
      blocks: z
        .boolean()
        .optional()
        .describe("true if the site is false, unlawful or broken until this is decided, so that it cannot be launched"),
      decision: text(60, "What the owner decides, such as Register and VAT ID"),
      fields: list(
        z.string(),
        1,
        40,
        "Fields with sample texts, such as legal.vatId, results or questions.duration.answer, where duration is the id of an entry",
      ),
      lawyer: z.boolean().optional().describe("true if a lawyer must see these texts"),
      why: text(300, "What happens if the texts stay as they are"),
    }),
  )
  .describe("Decisions that only the owner can make; delete an entry once its texts are true (pnpm launch-check)");
