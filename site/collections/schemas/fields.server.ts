import { z } from "zod";

import { drawings } from "#site/drawings/drawings.ts";
import type { DrawingName } from "#site/drawings/drawings.ts";
import { aboutAlias, articlePath, casePath, pagePath, servicePath } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

import type { ReferenceTargets } from "#site/collections/reader/reference-targets.server.ts";
import { suggestNames } from "#site/collections/reader/suggest-names.server.ts";

// The fields that several kinds of content share. Descriptions are the editor's manual:
// they appear as help in the editor through the generated JSON Schemas. `choices` says of what an editor offers a list.

export const text = (max: number, description: string) =>
  z.string().trim().min(1, "is empty").max(max, `is longer than ${max} characters`).describe(description);

export const list = <Item extends z.ZodType>(item: Item, min: number, max: number, description: string) =>
  z
    .array(item)
    .min(min, `needs at least ${min} entries`)
    .max(max, `has more than ${max} entries`)
    .describe(description);

/** A drawing by its name, made at once: from here on it is data. */
export const drawing = z
  .enum(Object.keys(drawings) as DrawingName[], {
    error: ({ input }) =>
      `"${String(input)}" is not the name of a drawing${suggestNames(String(input), Object.keys(drawings))}`,
  })
  .transform((name) => drawings[name]())
  .describe("Name of the drawing, one of those in site/drawings");

export const meta = z
  .strictObject({
    title: text(60, "Title in search results and browser tabs; the site name is added by itself"),
    description: z
      .string()
      .trim()
      .min(70, "is shorter than 70 characters")
      .max(160, "is longer than 160 characters")
      .describe("Summary in search results, 70 to 160 characters, different on every page"),
    keywords: list(text(40, "A keyword"), 3, 6, "3 to 6 keywords"),
  })
  .describe("What search engines and shared links show");

export const head = {
  meta,
  drawing,
  heading: text(80, "The page's main heading"),
  lead: text(320, "One or two sentences below the heading"),
};

export const questionAndAnswer = z.strictObject({
  question: text(120, "The question as a customer would ask it"),
  answer: text(700, "The answer as plain text, its point in the first sentence, without the question"),
});

/** For statements on law and products, which change: where they can be checked, and when that was last done. */
export const review = {
  source: z
    .strictObject({
      name: text(60, "Who publishes it, such as EUR-Lex"),
      url: z.url({ protocol: /^https$/, error: "is not an address that begins with https://" }).describe("Its address"),
    })
    .describe("Where the statements on law and products can be checked")
    .optional(),
  reviewed: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "is not a month such as 2026-11")
    .describe("Month in which law and products were last checked, such as 2026-11")
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

/** `service:cloud-exit`, `page:contact`, `external:careers`: checked, then turned into an address. */
export function link(known: ReferenceTargets) {
  const targets: Record<string, ReadonlySet<string> | ReadonlyMap<string, string>> = {
    page: known.pages,
    service: known.services,
    case: known.cases,
    article: known.articles,
    alias: new Set(["about"]),
    external: known.externals,
  };
  return z
    .string()
    .regex(
      /^(page|service|case|article|alias|external):[\w-]+$/,
      "is not of the form page:…, service:…, case:…, article:… or external:…",
    )
    .transform((reference, context): Link => {
      const [kind = "", slug = ""] = reference.split(":");
      if (!targets[kind]?.has(slug)) {
        const near = suggestNames(slug, targets[kind]?.keys() ?? []);
        context.addIssue({ code: "custom", message: `refers to ${kind} "${slug}", which does not exist${near}` });
        return z.NEVER;
      }
      return kind === "external"
        ? { href: known.externals.get(slug) ?? "", external: true }
        : { href: paths[kind]?.(slug) ?? "", external: false };
    })
    .describe(
      "Where the link leads: page:NAME, service:SLUG, case:SLUG, article:SLUG or external:KEY (keys in site.yaml); alias:about is the footer's short address of About Us",
    )
    .meta({ choices: "links" });
}

export const reference = (
  kind: "service" | "case" | "article" | "term",
  known: ReadonlySet<string>,
  description: string,
) =>
  z
    .string()
    .refine((slug) => known.has(slug), {
      error: ({ input }) =>
        `refers to ${kind} "${String(input)}", which does not exist${suggestNames(String(input), known)}`,
    })
    .describe(description)
    .meta({ choices: `${kind}s` });

export const callToAction = z
  .strictObject({
    heading: text(80, "What the reader could do next"),
    text: text(240, "What happens then").optional(),
    button: text(40, "Label of the button to the contact page"),
  })
  .describe("The closing call to action; its button leads to the contact page");
