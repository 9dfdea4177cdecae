import type { Drawing } from "#site/drawings/drawing.ts";
import { casePath } from "#site/paths.ts";

import type { Pages } from "#site/content/schemas/pages.server.ts";
import { getCase } from "./lookup.server.ts";

type Result = Pages["home"]["results"]["cases"][number];
export type CaseResult = Omit<Result, "case"> & { href: string; title: string; client: string; drawing: Drawing };

/** Adds the case and its drawing of the achieved state to a result of the home page. */
export function caseResult({ case: slug, ...result }: Result): CaseResult {
  const { title, client, change } = getCase(slug);
  return { ...result, href: casePath(slug), title, client, drawing: change.drawing.after };
}
