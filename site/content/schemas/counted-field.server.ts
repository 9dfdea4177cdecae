import { z } from "zod";

import type { FieldSpec } from "#site/drawings/fields.ts";

import { list, text } from "./fields.server.ts";

const counted = {
  n: z.int().min(1).max(99_999).meta({ title: "Number", description: "How many units are drawn" }),
  unit: text(30, "What one unit stands for, in the singular: A tile for every …"),
  note: text(80, "Ends the caption, or is all of it, such as: and about 60 areas").optional(),
};
const kindHelp = "What is drawn: tiles, dots, lines, lanes, envelopes or parts";
const names = (count: string) => list(text(20, "A name"), 2, 4, `Names of the ${count}, as many as their number`);

/** A drawing that counts, for a case: its caption and text alternative are made from these values. */
export const countedField = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.enum(["tiles", "dots"]).describe(kindHelp),
      ...counted,
      word: text(8, "Figure set in tiles: digits, comma, full stop, plus").optional(),
    }),
    z.strictObject({
      kind: z.literal("lines").describe(kindHelp),
      ...counted,
      alert: text(12, "Label of the line that is late").optional(),
    }),
    z.strictObject({ kind: z.literal("lanes").describe(kindHelp), ...counted }),
    z.strictObject({
      kind: z.literal("envelopes").describe(kindHelp),
      ...counted,
      names: names("envelopes"),
      form: text(20, "Title of the form that replaces them"),
      fields: list(text(20, "A field of the form"), 2, 3, "Fields of the form"),
    }),
    z.strictObject({ kind: z.literal("parts").describe(kindHelp), ...counted, names: names("parts") }),
  ])
  .check(({ value, issues }) => {
    if (!("names" in value) || value.names.length === value.n) return;
    const message = `has ${value.names.length} names for ${value.n} ${value.kind}`;
    issues.push({ code: "custom", path: ["names"], input: value.names, message });
  })
  .describe("A drawing with as many tiles, dots, lines, lanes, envelopes or parts as there were in the project");

export type CountedField = z.output<typeof countedField> & FieldSpec;
