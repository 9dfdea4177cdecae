import { z } from "zod";

import { approaches, scenes } from "#site/drawings/drawings.ts";
import { countLayers, drawScene } from "#site/drawings/layers.ts";
import type { Scene } from "#site/drawings/layers.ts";

import {
  callToAction,
  drawing as namedDrawing,
  entryId,
  head,
  list,
  questionAndAnswer,
  releaseStep,
  text,
  titled,
} from "./fields.server.ts";
import { link, nameOf, reference } from "./link-targets.server.ts";
import type { ReferenceTargets } from "./link-targets.server.ts";

const scene = nameOf("a drawing with numbered parts", scenes)
  .transform((name): Scene => scenes[name])
  .describe("Drawing with numbered parts, one for each capability; the preview shows the chosen one");

const approachDrawing = nameOf("an approach's drawing", approaches)
  .transform((name) => approaches[name]())
  .describe("Drawing that the steps build up, with as many layers as there are steps");

const statuses = ["ok", "warning", "blocked"] as const;

const table = z
  .strictObject({
    heading: text(60, "Heading of the table"),
    columns: list(text(30, "Heading of a column"), 2, 5, "Columns; the first one names the row"),
    rows: list(
      z.strictObject({
        cells: list(text(60, "A cell; short, because a phone shows it next to its column's heading"), 2, 5, "Cells"),
        status: z
          .enum(statuses, { error: `is none of ${statuses.join(", ")}` })
          .describe("Mark before the first cell")
          .optional(),
      }),
      1,
      8,
      "Rows",
    ),
  })
  .check(({ value: { columns, rows }, issues }) => {
    rows.forEach((row, index) => {
      if (row.cells.length === columns.length) return;
      const message = `has ${row.cells.length} cells for ${columns.length} columns`;
      issues.push({ code: "custom", path: ["rows", index, "cells"], input: row.cells, message });
    });
  });

/** A fictional document of the kind that a service delivers. */
export const specimen = z
  .strictObject({
    title: text(60, "Title of the document"),
    document: text(60, "Number and version of the document"),
    facts: list(
      z.strictObject({ label: text(30, "Name of the fact"), value: text(80, "The fact") }),
      2,
      6,
      "Facts at the top of the document",
    ),
    tables: list(table, 1, 3, "Tables of the document"),
    note: text(240, "Last line of the document: a signature, decision or conclusion"),
    figure: z
      .strictObject({
        value: text(8, "The figure, such as: 4 of 8"),
        text: text(60, "What it says, as the end of a sentence"),
      })
      .describe("The most important figure of the document"),
    chart: z
      .strictObject({
        kind: z
          .enum(["checks", "keys", "hours", "groups"])
          .describe(
            "checks: rows with their status; keys: rows with the result of the first one; hours: planned and measured; groups: one square per counted thing",
          ),
        table: text(60, "Heading of the table that it draws"),
      })
      .describe("A small chart of one table, for the home page")
      .optional(),
    notes: list(
      z.strictObject({
        at: text(60, "First cell of the row it belongs to"),
        text: text(80, "The note"),
      }),
      1,
      4,
      "Notes in the margin, each tied to a row",
    ).optional(),
    caption: text(320, "Caption that says where the document belongs in the work"),
  })
  .check(({ value: { tables, chart, notes = [] }, issues }) => {
    const headings = tables.map(({ heading }) => heading);
    if (chart && !headings.includes(chart.table)) {
      const message = `is none of the tables: ${headings.join(", ")}`;
      issues.push({ code: "custom", path: ["chart", "table"], input: chart.table, message });
    }
    const rows = tables.flatMap((each) => each.rows.map(({ cells: [name] }) => name));
    notes.forEach(({ at }, index) => {
      if (rows.includes(at)) return;
      const message = `is none of the rows: ${rows.join(", ")}`;
      issues.push({ code: "custom", path: ["notes", index, "at"], input: at, message });
    });
  })
  .describe("A deliverable of this service with fictional details, drawn as a document");

const ownTrace = z
  .strictObject({
    heading: text(40, "Heading of the section"),
    text: text(240, "What the trace is"),
    figure: text(40, "Its result, with {releaseProven} and {releaseSteps} for the numbers of steps"),
    figureText: text(60, "What the figure says, as the end of a sentence"),
    title: text(60, "Title of the document"),
    document: text(60, "Version of the document, with {releaseNode} for that of Node.js"),
    columns: list(text(30, "Heading of a column"), 2, 2, "Columns: the step, and what the build found"),
    steps: list(
      z.strictObject({
        step: releaseStep,
        name: text(30, "Name of the step"),
        proven: text(80, "What the build proves, with variables such as {releaseCommit}").optional(),
        gap: text(80, "What is said if it cannot").optional(),
      }),
      1,
      7,
      "Steps",
    ),
    release: text(40, "Link to the description of the release"),
    sbom: text(40, "Link to the bill of materials"),
  })
  .describe("The trace of the release that shows this page; left out unless a pipeline has built and checked it");

const closingSheet = z
  .strictObject({
    heading: text(40, "Heading of the section"),
    text: text(320, "What the document is"),
    figure: text(8, "Its figure"),
    figureText: text(60, "What the figure says, as the end of a sentence"),
    document: text(120, "Last line of the document"),
    table,
  })
  .describe("A table below the questions; on Cloud Exit, where this website can run");

/** content/services/<slug>.yaml: service overviews and service details. */
export function serviceSchema(targets: ReferenceTargets) {
  const opening = {
    order: z.int().min(1).max(9999).describe("Position among services of the same kind; leave gaps for later entries"),
    title: text(40, "Name of the service, as in menus"),
    drawing: namedDrawing,
    ...head,
  };
  const closing = {
    firstStep: z
      .strictObject({
        duration: text(40, "Duration"),
        people: text(80, "Participants on the customer's side"),
        result: text(120, "Deliverable for the customer"),
        price: text(100, "Order of magnitude of the price and what it depends on"),
        button: text(48, "Label of the button to the contact page; names the offer"),
      })
      .describe("The smallest project a customer can start with: step 1 of the approach"),
    proof: z
      .strictObject({
        to: z
          .string()
          .regex(/^(case|article):/, "is neither case:… nor article:…")
          .pipe(link(targets))
          .describe("The success story or article"),
        text: text(200, "Summary of what the case or article proves"),
      })
      .describe("A case or article that proves the claims of this page"),
    questions: list(questionAndAnswer, 3, 8, "Questions and answers").optional(),
  };
  const related = z.strictObject({
    service: reference("service", targets.services, "The service"),
    reason: text(120, "Why this service is the next one from here, in one sentence"),
  });
  const steps = list(
    titled(320).extend({ id: entryId }),
    4,
    5,
    "Numbered steps, each with a deliverable for the customer",
  );

  return z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("overview"),
      ...opening,
      cards: z.strictObject({
        heading: text(60, "Heading of the section"),
        items: list(
          z.strictObject({
            id: entryId,
            to: link(targets).optional(),
            title: text(60, "Title of the card"),
            description: text(240, "Benefit for the customer"),
          }),
          3,
          8,
          "Cards, in this order",
        ).meta({ title: "Cards" }),
      }),
      reasons: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          items: list(titled(240).extend({ id: entryId }), 3, 6, "Reasons").meta({ title: "Reasons" }),
        })
        .optional(),
      process: z
        .strictObject({ heading: text(60, "Heading of the section"), items: steps.meta({ title: "Steps" }) })
        .optional(),
      specimen: specimen.optional(),
      ...closing,
      related: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          services: list(related, 1, 6, "Related services"),
        })
        .optional(),
      callToAction,
    }),
    z
      .strictObject({
        kind: z.literal("detail"),
        ...opening,
        drawing: scene,
        parent: reference("service", targets.services, "The overview this service belongs to"),
        capabilities: list(
          titled(240).extend({ part: text(30, "Name of the part of the drawing that shows this capability") }),
          4,
          6,
          "Key Capabilities; the page shows them in the order of their parts, clockwise",
        ),
        benefits: list(
          text(164, "One sentence; its most important words between **two asterisks**").refine(
            (sentence) => sentence.split("**").length % 2 === 1,
            "has an opening ** without a closing one",
          ),
          3,
          7,
          "Business Benefits",
        ),
        approach: steps.describe("Our Approach"),
        approachDrawing,
        ownTrace: ownTrace.optional(),
        closingSheet: closingSheet.optional(),
        specimen,
        ...closing,
        related: list(related, 2, 4, "Related services"),
        callToAction,
      })
      .refine(({ approach, approachDrawing: drawing }) => countLayers(drawing) === approach.length, {
        path: ["approachDrawing"],
        error: "has a different number of steps than the approach",
      })
      .refine(({ capabilities, drawing: { parts } }) => parts.length === capabilities.length, {
        path: ["drawing"],
        error: "has a different number of parts than there are capabilities",
      })
      .check(({ value: { capabilities, drawing }, issues }) => {
        const names = drawing.parts.map(({ name }) => name);
        const named = capabilities.map(({ part }) => part);
        named.forEach((part, index) => {
          if (names.includes(part) && named.indexOf(part) === index) return;
          const message = names.includes(part)
            ? `repeats ${part}; each part shows one capability`
            : `is none of the parts of the drawing: ${names.join(", ")}`;
          issues.push({ code: "custom", path: ["capabilities", index, "part"], input: part, message });
        });
      })
      .transform((service) => ({ ...service, drawing: drawScene(service.drawing), scene: service.drawing })),
  ]);
}

export type Service = z.output<ReturnType<typeof serviceSchema>> & { slug: string };
export type ServiceOverview = Extract<Service, { kind: "overview" }>;
export type ServiceDetail = Extract<Service, { kind: "detail" }>;
export type Specimen = z.output<typeof specimen>;
export type SpecimenTable = Specimen["tables"][number];
