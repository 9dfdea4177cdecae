import { z } from "zod";

import { changes } from "#site/drawings/before-after.ts";
import type { ChangeName } from "#site/drawings/before-after.ts";

import { suggestNames } from "#site/collections/reader/suggest-names.server.ts";
import { drawing, list, meta, text, titled } from "./fields.server.ts";

const paragraphs = (description: string) => list(text(900, "A paragraph"), 1, 6, description);

/** Both states of what a case changed, by the name of their drawing. */
const change = z
  .strictObject({
    drawing: z
      .enum(Object.keys(changes) as ChangeName[], {
        error: ({ input }) =>
          `"${String(input)}" is not the name of a pair of drawings${suggestNames(String(input), Object.keys(changes))}`,
      })
      .transform((name) => changes[name]())
      .describe("Name of the pair of drawings, one of those in site/drawings/before-after.ts"),
    before: text(200, "How it was, one or two sentences"),
    after: text(200, "How it is now, one or two sentences"),
  })
  .describe("What changed, as two drawings to compare");

/** Figures that describe the scope of a project, and names that contain digits. */
const permittedFigures = /about 60 areas|over 3,600 (?:sub)?pages|[\d,]+ employees|\bNIS2\b|\b365\b/gi;

const result = text(300, "A result").refine(
  (sentence) => !/\d/.test(sentence.replaceAll(permittedFigures, "")),
  "has a figure other than the scope of the project",
);

/** content/cases/<slug>.yaml: one record feeds the card and the page. */
export const caseSchema = z.strictObject({
  meta,
  drawing,
  title: text(80, "Title of the card and of the page"),
  subtitle: text(200, "One sentence below the title"),
  client: text(80, "Who the client is, without a name that was not released"),
  description: text(360, "Text of the card, 35 to 50 words"),
  industry: text(40, "Industry"),
  implementation: text(20, "Year of the implementation"),
  companySize: text(30, "Number of employees, in words of the specification"),
  revenue: text(40, "Revenue, in words of the specification"),
  services: list(text(40, "A service"), 1, 6, "Services Provided"),
  technologies: list(text(40, "A technology"), 1, 8, "Technologies Used"),
  // The order below is the order on the page. Optional sections are left out when a case has nothing for them.
  summary: text(600, "Situation, action and result in at most 80 words").refine(
    (summary) => summary.split(/\s+/).length <= 80,
    "has more than 80 words",
  ),
  change,
  advantages: list(titled(300), 3, 4, "Advantages").optional(),
  trigger: paragraphs("What made the client act"),
  project: paragraphs("What was done"),
  areas: list(
    titled(280).extend({ challenges: list(titled(300), 1, 2, "What was difficult there") }),
    3,
    5,
    "Implementation areas, each with its difficulties",
  ).optional(),
  timeline: list(titled(240), 4, 5, "Timeline steps").optional(),
  results: list(result, 3, 5, "Results; no figure that is not in the project record"),
  advice: text(320, "What such projects teach, two or three sentences; what we did here stands above").optional(),
  stack: list(
    z.strictObject({
      group: text(40, "Group of technologies"),
      badges: list(text(40, "A technology"), 1, 6, "Technologies"),
    }),
    2,
    4,
    "Tech stack",
  ),
  firstConversation: text(240, "One sentence: what the first conversation about such a project looks like"),
});

export type Case = z.output<typeof caseSchema> & { slug: string };
