import { pagePaths } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

/** Names that references may use. Collected before validation, so that the order of files does not matter. */
export type ReferenceTargets = {
  pages: ReadonlySet<string>;
  services: ReadonlySet<string>;
  cases: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  /** External URLs by their key in site.yaml. */
  externals: ReadonlyMap<string, string>;
};

/** `Object.keys` returns string[], but the table has exactly these names. */
export const pageNames = Object.keys(pagePaths) as PageName[];
