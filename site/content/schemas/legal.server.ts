import { z } from "zod";

import { head } from "./fields.server.ts";
import type { ParseText } from "./prose.server.ts";

/** Front matter of content/legal/<name>.mdx. */
export const legalSchema = z.strictObject(head);

export type LegalText = z.output<typeof legalSchema> & { parse: ParseText };
