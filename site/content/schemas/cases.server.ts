import { z } from "zod";

import { changes } from "#site/drawings/before-after.ts";

import { countedField } from "./counted-field.server.ts";
import { drawing, list, meta, text, titled } from "./fields.server.ts";
import { nameOf } from "./link-targets.server.ts";

const paragraphs = (description: string) => list(text(900, "A paragraph"), 1, 6, description);

/** An amount whose value is set larger than the words around it. */
const amount = (description: string) =>
  z
    .strictObject({
      before: text(20, "Words before the value, such as: about").optional(),
      value: text(30, "The value, such as: 870M euro"),
      after: text(20, "Words after the value, such as: employees").optional(),
    })
    .describe(description);

const change = z
  .strictObject({
    drawing: nameOf("a pair of drawings", changes)
      .transform((name) => changes[name]())
      .describe("Two drawings of the same blocks, before and after; without them, the page shows the texts only")
      .optional(),
    before: text(200, "Situation before the project, one or two sentences"),
    after: text(200, "Situation after the project, one or two sentences"),
  })
  .describe("The change");

const month = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "is not a month such as 2024-02")
    .describe(description);

const step = z
  .strictObject({
    title: titled(240).shape.title,
    from: month("Month in which the step began, such as 2024-02"),
    to: month("Month in which it ended, if it took longer than one").optional(),
    description: titled(240).shape.description,
  })
  .refine(({ from, to }) => to === undefined || from < to, "ends before it begins");

/** Sections between the facts and the advice. That of the trigger ends with the work. */
const caseSections = ["summary", "change", "advantages", "trigger", "brief", "areas", "timeline", "results"] as const;

export type CaseSection = (typeof caseSections)[number];

const ownHeading = (section: string) => text(60, `Heading of ${section}, if it differs from other cases`).optional();

const headings = z
  .strictObject({
    advantages: ownHeading("the advantages"),
    trigger: ownHeading("the trigger"),
    project: ownHeading("the work"),
    areas: ownHeading("the areas"),
    timeline: ownHeading("the timeline"),
    results: ownHeading("the results"),
  })
  .describe("Headings that say what happened");

/** content/cases/<slug>.yaml, for the card and the page. */
export const caseSchema = z
  .strictObject({
    meta,
    drawing,
    title: text(80, "Title of the card and of the page"),
    subtitle: text(200, "One sentence below the title"),
    keyNumber: z
      .strictObject({
        value: text(8, "The number, in the largest type of the page"),
        text: text(80, "What it counts, as the end of a sentence"),
      })
      .describe("One number that sums up the change. It describes the scope of the project, not an effect"),
    field: countedField,
    scale: countedField.describe("A second drawing that counts, next to the summary").optional(),
    client: text(80, "Description of the client; with a name only if the client has agreed"),
    description: text(160, "Text of the card, one sentence: the event that started the project"),
    industry: text(40, "Industry"),
    implementation: text(20, "Year of the implementation"),
    companySize: amount("Number of employees"),
    revenue: amount("Revenue, with its year"),
    services: list(text(40, "A service"), 1, 6, "Services that we provided"),
    technologies: list(text(40, "A technology"), 1, 8, "Technologies that the project used"),
    order: z
      .array(z.enum(caseSections, { error: `is none of ${caseSections.join(", ")}` }))
      .default([...caseSections])
      .describe("Sections in the order that tells the story, if it differs from that of other cases"),
    headings: headings.default({}),
    summary: text(600, "Situation, action and result").refine(
      (summary) => summary.split(/\s+/).length <= 80,
      "has more than 80 words",
    ),
    change,
    advantages: list(titled(300), 3, 4, "Advantages").optional(),
    trigger: paragraphs("Why the client started the project"),
    emphasis: text(200, "Words of the first paragraph of the trigger that stand out").optional(),
    project: paragraphs("The work that was done"),
    decision: text(320, "The decision that shaped the project, and why"),
    dropped: text(320, "What was left out or stopped, and why"),
    duration: text(60, "Duration of the project"),
    team: text(80, "People of both sides"),
    areas: list(
      titled(280).extend({ challenges: list(titled(300), 1, 2, "Challenges in this area") }),
      3,
      5,
      "Implementation areas, each with its challenges",
    ).optional(),
    timeline: list(step, 4, 5, "Steps of the project, in their order").meta({ title: "Timeline steps" }).optional(),
    results: list(text(300, "A result"), 3, 5, "Results, with figures from the project record only"),
    today: text(320, "What the client runs today"),
    approval: text(160, "The client's approval of this text"),
    advice: text(
      320,
      "Advice for similar projects, two or three sentences; the work of this project belongs in the sections above",
    ).optional(),
    stack: list(
      z.strictObject({
        group: text(40, "Group of technologies"),
        badges: list(text(40, "A technology"), 1, 6, "Technologies"),
      }),
      2,
      4,
      "Tech stack",
    ),
    firstConversation: text(240, "One sentence about the first conversation on such a project"),
  })
  .refine(({ trigger: [first = ""], emphasis = "" }) => first.includes(emphasis), {
    path: ["emphasis"],
    message: "is not in the first paragraph of the trigger",
  })
  .check(({ value, issues }) => {
    const missing = caseSections.filter((name) => !value.order.includes(name) && (name === "brief" || name in value));
    const message = missing.length > 0 ? `lacks ${missing.join(", ")}` : "names a section twice";
    if (missing.length > 0 || new Set(value.order).size < value.order.length)
      issues.push({ code: "custom", path: ["order"], input: value.order, message });
  });

export type Case = z.output<typeof caseSchema> & { slug: string };
