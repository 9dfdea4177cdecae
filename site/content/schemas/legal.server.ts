import { z } from "zod";

import { head } from "./fields.server.ts";
import type { ProseNode, Section } from "./prose.server.ts";

/** Front matter of content/legal/<name>.mdx. */
export const legalSchema = z.strictObject(head);

export type LegalText = z.output<typeof legalSchema> & { sections: Section[]; body: ProseNode[] };
