import { z } from "zod";

import { isPhotograph } from "../../../api/contract.ts";

import { drawings } from "#site/drawings/drawings.ts";
import { aboutAlias, articlePath, casePath, pagePath, servicePath } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

import { refineTypography } from "#site/content/reader/typography.server.ts";
import type { ReferenceTargets } from "#site/content/reader/reference-targets.server.ts";
import { suggestNames } from "#site/content/reader/suggest-names.server.ts";

// Fields that several kinds of content share. Descriptions are the help texts of the editor (generated JSON Schemas);
// `choices` names the list of values it offers (scripts/editor/editor-config.ts).

export const text = (max: number, description: string) =>
  z
    .string()
    .trim()
    .min(1, "is empty")
    .max(max, `is longer than ${max} characters`)
    .overwrite(refineTypography)
    .describe(description);

export const list = <Item extends z.ZodType>(item: Item, min: number, max: number, description: string) =>
  z
    .array(item)
    .min(min, `needs at least ${min} entries`)
    .max(max, `has more than ${max} entries`)
    .describe(description);

/** Validates the name of an entry, such as a drawing. */
export function nameOf<Entries extends object>(kind: string, entries: Entries) {
  // Object.keys returns string[].
  const names = Object.keys(entries) as (keyof Entries & string)[];
  return z.enum(names, {
    error: ({ input }) => `"${String(input)}" is not the name of ${kind}${suggestNames(String(input), names)}`,
  });
}

export const drawing = nameOf("a drawing", drawings)
  .transform((name) => drawings[name]())
  .describe("Name of a drawing in site/drawings/drawings.ts");

export const photograph = z
  .string()
  .refine(isPhotograph, "is not a path such as /team/first-last.webp")
  .describe("Photograph in site/public/team; without it, the page shows a plate with initials");

export const meta = z
  .strictObject({
    title: text(55, "Title in search results and browser tabs; the site name is added automatically"),
    description: z
      .string()
      .trim()
      .min(70, "is shorter than 70 characters")
      .max(160, "is longer than 160 characters")
      .overwrite(refineTypography)
      .describe("Summary in search results, 70 to 160 characters, different on every page"),
    keywords: list(text(40, "A keyword"), 3, 6, "3 to 6 keywords"),
  })
  .describe("Texts for search engines and shared links");

export const head = {
  meta,
  drawing,
  heading: text(80, "The page's main heading"),
  lead: text(320, "One or two sentences below the heading"),
};

export const entryId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "must consist of lowercase letters, digits and hyphens")
  .describe("Name of this entry in the list of placeholders, which stays when entries are reordered")
  .optional();

export const questionAndAnswer = z.strictObject({
  id: entryId,
  question: text(120, "The question as a customer would ask it"),
  answer: text(700, "Plain text that starts with the conclusion and does not repeat the question"),
});

/** For statements about laws and products, which change. */
export const review = {
  source: z
    .strictObject({
      name: text(60, "Publisher, such as EUR-Lex"),
      url: z
        .url({ protocol: /^https$/, error: "is not a URL that starts with https://" })
        .describe("URL of the source"),
    })
    .describe("Source of the statements about laws and products")
    .optional(),
  reviewed: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "is not a month such as 2026-11")
    .describe("Month in which the statements about laws and products were last checked, such as 2026-11")
    .optional(),
};

export const titled = (maxDescription: number) =>
  z.strictObject({
    title: text(60, "Short title"),
    description: text(maxDescription, "What it means for the reader"),
  });

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
    .describe(
      "Target of the link: page:NAME, service:SLUG, case:SLUG, article:SLUG or external:KEY (keys in site.yaml); alias:about is the short URL of About Us in the footer",
    )
    .meta({ choices: "links" });
}

export const reference = (
  kind: "service" | "case" | "article" | "term",
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

export const callToAction = z
  .strictObject({
    heading: text(80, "Heading that names the next step for the reader"),
    text: text(240, "What happens after the click").optional(),
    button: text(40, "Label of the button to the contact page"),
  })
  .describe("Call to action at the end of the page; its button leads to the contact page");
