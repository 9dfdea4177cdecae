import type { Drawing } from "#site/drawings/drawing.ts";
import { casePath } from "#site/paths.ts";

import type { Pages } from "#site/collections/schemas/pages.server.ts";
import { getCase } from "./lookup.server.ts";

type Words = Pages["home"]["results"]["cases"][number];
export type CaseResult = Omit<Words, "case"> & { href: string; title: string; client: string; drawing: Drawing };

/** A figure of the home page, with the case it comes from and the drawing of what the case has achieved. */
export function caseResult({ case: slug, ...words }: Words): CaseResult {
  const { title, client, change } = getCase(slug);
  return { ...words, href: casePath(slug), title, client, drawing: change.drawing.after };
}
