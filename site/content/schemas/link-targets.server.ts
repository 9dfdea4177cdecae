import { z } from "zod";

import { aboutAlias, articlePath, casePath, pagePath, servicePath } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

// Fields that name pages, entries of other files, or drawings. `choices` names the list of values that the editor offers
// (scripts/editor/editor-config.ts).

/** Names that references may use. Collected before validation, so that the order of files does not matter. */
export type ReferenceTargets = {
  pages: ReadonlySet<string>;
  services: ReadonlySet<string>;
  cases: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  questions: ReadonlySet<string>;
  /** External URLs by their key in site.yaml. */
  externals: ReadonlyMap<string, string>;
};

const paths: Record<string, (slug: string) => string> = {
  page: (name) => pagePath(name as PageName),
  service: servicePath,
  case: casePath,
  article: articlePath,
  alias: () => aboutAlias,
};

export type Link = { href: string; external: boolean };

/** Validates `service:cloud-exit`, `page:contact` or `external:careers` and turns it into a URL. */
export function link(targets: ReferenceTargets) {
  const names: Record<string, ReadonlySet<string> | ReadonlyMap<string, string>> = {
    page: targets.pages,
    service: targets.services,
    case: targets.cases,
    article: targets.articles,
    alias: new Set(["about"]),
    external: targets.externals,
  };
  return z
    .string()
    .regex(
      /^(page|service|case|article|alias|external):[\w-]+$/,
      "is not of the form page:…, service:…, case:…, article:… or external:…",
    )
    .transform((reference, context): Link => {
      const [kind = "", slug = ""] = reference.split(":");
      if (!names[kind]?.has(slug)) {
        const hint = suggestNames(slug, names[kind]?.keys() ?? []);
        context.addIssue({ code: "custom", message: `refers to ${kind} "${slug}", which does not exist${hint}` });
        return z.NEVER;
      }
      return kind === "external"
        ? { href: targets.externals.get(slug) ?? "", external: true }
        : { href: paths[kind]?.(slug) ?? "", external: false };
    })
    .describe("Page that opens")
    .meta({ choices: "links" });
}

export const reference = (
  kind: "service" | "case" | "article" | "term" | "question",
  slugs: ReadonlySet<string>,
  description: string,
) =>
  z
    .string()
    .refine((slug) => slugs.has(slug), {
      error: ({ input }) =>
        `refers to ${kind} "${String(input)}", which does not exist${suggestNames(String(input), slugs)}`,
    })
    .describe(description)
    .meta({ choices: `${kind}s` });

/** Validates the name of an entry, such as a drawing. */
export function nameOf<Entries extends object>(kind: string, entries: Entries) {
  // Object.keys returns string[].
  const names = Object.keys(entries) as (keyof Entries & string)[];
  return z.enum(names, {
    error: ({ input }) =>
      input === ""
        ? "is missing"
        : `"${String(input)}" is not the name of ${kind}${suggestNames(String(input), names)}`,
  });
}

/** Returns "; did you mean …?" with the names that share most letter pairs with a wrong one. */
export function suggestNames(wrong: string, names: Iterable<string>): string {
  const pairs = pairsOf(wrong);
  const similar = [...names]
    .map((name) => ({ name, score: similarity(pairs, pairsOf(name)) }))
    .filter(({ score }) => score > 0.5)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ name }) => name);
  return similar.length > 0 ? `; did you mean ${similar.join(", ")}?` : "";
}

const pairsOf = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length + 1 }, (_, index) => ` ${word} `.slice(index, index + 2).toLowerCase()));

/** Returns Dice's coefficient: 0 for nothing in common, 1 for equal sets. */
const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
