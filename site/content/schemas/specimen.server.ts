import { z } from "zod";

import { list, text } from "./fields.server.ts";

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
    caption: text(240, "Caption that says where the document belongs in the work"),
  })
  .describe("A deliverable of this service with fictional details, drawn as a document");

export type Specimen = z.output<typeof specimen>;
export type SpecimenTable = Specimen["tables"][number];
