import { z } from "zod";

import { drawings } from "#site/drawings/drawings.ts";

import { isPhotograph } from "../../../api/contract.ts";
import { nameOf } from "./link-targets.server.ts";

// Fields that several kinds of content share. Descriptions are the help texts of the editor (generated JSON Schemas).

const opening = String.raw`(?<=^|[\s([–/])`;
const beforeWord = String.raw`(?=[^\s.,;:!?)\]]|$)`;
const openingDouble = new RegExp(`${opening}"${beforeWord}`, "g");
const openingSingle = new RegExp(`(?<=^|[\\s([–/“])'${beforeWord}`, "g");

/** Replaces straight quotes and apostrophes, which are easier to type, and keeps millions and their currency on one line. */
export const refineTypography = (text: string): string =>
  text
    .replaceAll(openingDouble, "“")
    .replaceAll('"', "”")
    .replaceAll(openingSingle, "‘")
    .replaceAll("'", "’")
    .replaceAll(/(?<=\d[MB]) (?=euro\b)/g, "\u00A0");

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
    .min(min, `needs at least ${min} ${min === 1 ? "entry" : "entries"}`)
    .max(max, `has more than ${max} entries`)
    .describe(description);

export const drawing = nameOf("a drawing", drawings)
  .transform((name) => drawings[name]())
  .describe("Drawing of the entry; the preview shows the chosen one");

export const photograph = z
  .string()
  .refine(isPhotograph, "is not a path such as /team/first-last.webp")
  .describe(
    "Photograph, such as /team/first-last.webp, which a developer adds; without it, the page shows a house with initials",
  );

export const meta = z
  .strictObject({
    title: text(55, "Title in search results and browser tabs; the site name is added automatically"),
    description: z
      .string()
      .trim()
      .min(70, "is shorter than 70 characters")
      .max(160, "is longer than 160 characters")
      .overwrite(refineTypography)
      .describe("Summary in search results, different on every page"),
    keywords: list(text(40, "A keyword"), 3, 6, "3 to 6 keywords"),
  })
  .describe("Texts for search engines and shared links");

export const head = {
  meta,
  heading: text(80, "The page's main heading"),
  lead: text(320, "One or two sentences below the heading"),
};

export const entryId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "must consist of lowercase letters, digits and hyphens")
  .describe("Name of this entry in the list of placeholders; it never changes")
  .meta({ form: "Small letters, digits and hyphens only" })
  .optional();

/** Steps of a release of this website, which its build proves or shows as gaps. */
const releaseSteps = ["source", "review", "analysis", "tests", "sbom", "provenance", "deployment"] as const;

export type ReleaseStep = (typeof releaseSteps)[number];

export const releaseStep = z
  .enum(releaseSteps, { error: `is none of ${releaseSteps.join(", ")}` })
  .describe("Step of the release");

export const questionAndAnswer = z.strictObject({
  id: entryId,
  question: text(120, "The question as a customer would ask it"),
  answer: text(700, "Starts with the conclusion and does not repeat the question"),
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

export const callToAction = z
  .strictObject({
    heading: text(80, "Heading that names the next step for the reader"),
    text: text(240, "What happens after the click").optional(),
    button: text(40, "Label of the button to the contact page"),
  })
  .describe("Call to action at the end of the page; its button leads to the contact page");

/** Reports each entry whose key repeats that of an earlier one. */
export function unique<Entry>(field: string, keyOf: (entry: Entry) => string) {
  return (entries: readonly Entry[], context: z.core.$RefinementCtx<Entry[]>): void => {
    const seen = new Set<string>();
    entries.forEach((entry, index) => {
      const key = keyOf(entry);
      if (seen.has(key)) {
        context.issues.push({ code: "custom", path: [index, field], message: `repeats "${key}"`, input: entry });
      }
      seen.add(key);
    });
  };
}
