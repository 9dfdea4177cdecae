import { pagePaths } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

/** What a reference may point to. Gathered before any file is checked, so that the order of files does not matter. */
export type ReferenceTargets = {
  pages: ReadonlySet<string>;
  services: ReadonlySet<string>;
  cases: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  /** External addresses by their key in site.yaml. */
  externals: ReadonlyMap<string, string>;
};

/** The table's names; the type of `Object.keys` allows for more. */
export const pageNames = Object.keys(pagePaths) as PageName[];
