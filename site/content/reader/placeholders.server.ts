import { z } from "zod";

import { placeholdersSchema } from "#site/content/schemas/placeholders.server.ts";

import type { Problem } from "./content-error.server.ts";
import { validate } from "./validate.server.ts";
import { formatField } from "./yaml-source.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

type Entry = z.output<typeof placeholdersSchema>[number];

/** A decision of the owner about the texts of some fields, which are samples until then. */
export type Placeholder = Omit<Entry, "fields"> & {
  file: string;
  texts: { field: string; line: number; text: string }[];
};

type Extracted = { value: unknown; found: Placeholder[] };

/** Takes the list `placeholders` out of a file. In a file that is a list, each entry has its own. */
export function extractPlaceholders(source: YamlSource, schema: z.ZodType, problems: Problem[]): Extracted {
  const { file, value } = source;
  if (Array.isArray(value)) {
    const extracted = value.map((entry: unknown, index) => {
      const lineOf: YamlSource["lineOf"] = (path, key) => source.lineOf([index, ...path], key);
      return extractPlaceholders({ ...source, value: entry, lineOf }, schema, problems);
    });
    return { value: extracted.map((entry) => entry.value), found: extracted.flatMap(({ found }) => found) };
  }
  if (!isRecord(value) || !("placeholders" in value)) return { value, found: [] };

  const { placeholders, ...rest } = value;
  const valid = validate({ ...source, value: { placeholders } }, marks, problems);
  const found = (valid?.placeholders ?? []).map(({ fields, ...entry }, index): Placeholder => {
    const texts = fields.flatMap((field, position) => {
      const names = field.split(".");
      const own = findTexts(rest, names);
      if (own.length === 0 && !isField(jsonSchema(schema), names)) {
        const path = ["placeholders", index, "fields", position];
        const message = `"${field}" is not a field with a text; write the id of a list entry, not its position`;
        problems.push({ file, line: source.lineOf(path), field: formatField(path), message });
      }
      return own.map(({ path, text }) => ({ field, line: source.lineOf(path), text }));
    });
    return { ...entry, file, texts };
  });
  return { value: rest, found: found.filter(({ texts }) => texts.length > 0) };
}

const marks = z.strictObject({ placeholders: placeholdersSchema.nullish() });

type Text = { path: Path; text: string };

/** Finds entries of lists by their ids, so that a name stays with its text when a list is reordered. */
function findTexts(value: unknown, [name, ...names]: readonly string[], path: Path = []): Text[] {
  if (name === undefined) return listTexts(value, path);
  if (!isRecord(value)) return [];
  const key = Array.isArray(value)
    ? value.findIndex((entry: unknown) => isRecord(entry) && entry["id"] === name)
    : name;
  return findTexts(value[key], names, [...path, key]);
}

/** Keys of references to other entries and files, which no visitor reads. */
const references = new Set(["id", "to", "case", "drawing", "photo"]);

function listTexts(value: unknown, path: Path): Text[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (references.has(key) ? [] : listTexts(inner, [...path, key])));
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
};

/** Returns the schema of a file, or of the entries of a file that is a list. */
function jsonSchema(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { io: "input", reused: "inline" }) as JsonSchema;
  return json.items ?? json;
}

/** Recognizes optional fields and entries of lists, which the browser editor deletes without their names here. */
function isField({ properties, items, oneOf = [], anyOf = [] }: JsonSchema, names: readonly string[]): boolean {
  const [name, ...rest] = names;
  if (name === undefined) return true;
  const inner = properties?.[name] ?? (/^[a-z]/.test(name) ? items : undefined);
  return inner ? isField(inner, rest) : [...oneOf, ...anyOf].some((variant) => isField(variant, names));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
