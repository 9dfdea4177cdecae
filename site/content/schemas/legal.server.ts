import { z } from "zod";

import type { ProseNode, Section } from "./articles.server.ts";
import { head } from "./fields.server.ts";

/** Front matter of content/legal/<name>.mdx. */
export const legalSchema = z.strictObject(head);

export const legalNames = ["privacy", "imprint"] as const;
export type LegalName = (typeof legalNames)[number];

export type LegalText = z.output<typeof legalSchema> & { sections: Section[]; body: ProseNode[] };
