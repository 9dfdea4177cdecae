import type { z } from "zod";

import type { Problem } from "./content-error.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

/** A sample: one text, or those of a list. `field` has ids of list entries: `security.items.faq-tisax.answer`. */
export type Placeholder = {
  file: string;
  line: number;
  field: string;
  value: string;
  /** Entries of a list of people, badges …, named by their first text. */
  entries?: { line: number; name: string; value: string }[];
};

type Extracted = { value: unknown; found: Placeholder[] };

/**
 * Removes the list `placeholders`, which names fields with sample values, from a file. In a file that is a list, each
 * entry has its own.
 */
export function extractPlaceholders(source: YamlSource, problems: Problem[], schema?: z.ZodType): Extracted {
  const { file, value } = source;
  const found = listMarks(source).flatMap(({ name, path, field, value: marked, list }): Placeholder[] => {
    const sample = visibleTexts(marked).join(" · ");
    if (path && sample !== "") {
      const entries = listEntries(marked, (index) => source.lineOf([...path, index]));
      return [{ file, line: source.lineOf(path), field, value: sample, ...(entries && { entries }) }];
    }
    if (schema && hasField(schema, list.length > 1 ? ["entry", ...name.split(".")] : name.split("."))) return [];
    const message = `"${name}" is not a field with a text; write the id of a list entry, not its position`;
    problems.push({ file, line: source.lineOf(list), field: "placeholders", message });
    return [];
  });
  return { value: Array.isArray(value) ? value.map(withoutMarks) : withoutMarks(value), found: found.toSorted(byLine) };
}

const byLine = (a: Placeholder, b: Placeholder) => a.line - b.line;

function withoutMarks(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null || !("placeholders" in entry)) return entry;
  const { placeholders: _, ...rest } = entry;
  return rest;
}

function listEntries(value: unknown, lineOf: (index: number) => number): Placeholder["entries"] {
  if (!Array.isArray(value) || !value.every(isRecord)) return undefined;
  return value.map((entry, index) => {
    const texts = visibleTexts(entry);
    return { line: lineOf(index), name: texts[0] ?? "", value: texts.join(" · ") };
  });
}

type Mark = { name: string; field: string; path: Path | undefined; value: unknown; list: Path };

/** Returns the entries of every list `placeholders` with the paths and texts of their fields. */
function listMarks({ value }: YamlSource): Mark[] {
  const entries = Array.isArray(value) ? value.map((entry: unknown, index) => ({ entry, at: [index] })) : [];
  return [...entries, { entry: value, at: [] }].flatMap(({ entry, at }) => {
    if (!isRecord(entry) || !("placeholders" in entry)) return [];
    const names = [entry["placeholders"] ?? []].flat().map(String);
    return names
      .filter((name) => !isRemoved(entry, name.split(".")))
      .map((name) => {
        const found = findField(entry, name.split("."));
        return {
          name,
          field: at.length > 0 ? `${String(entry["id"])}.${name}` : name,
          path: found && [...at, ...found.path],
          value: found?.value,
          list: [...at, "placeholders"],
        };
      });
  });
}

type Found = { path: Path; value: unknown };

/** Finds list entries by their ids only, so that a mark stays with its text when a list is reordered. */
function findField(value: unknown, [name, ...rest]: string[]): Found | undefined {
  if (name === undefined) return { path: [], value };
  if (!isRecord(value)) return undefined;
  const keys = Object.entries(value)
    .filter(([key, entry]) => (Array.isArray(value) ? isRecord(entry) && entry["id"] === name : key === name))
    .map(([key]) => key);
  const [key] = keys;
  const found = key !== undefined && keys.length === 1 ? findField(value[key], rest) : undefined;
  return found && { ...found, path: [key ?? "", ...found.path] };
}

/** Recognizes a mark whose list entry no longer exists. The browser editor removes entries, but not their marks. */
function isRemoved(value: unknown, [name = "", ...rest]: string[]): boolean {
  if (!isRecord(value)) return false;
  if (!Array.isArray(value)) return isRemoved(value[name], rest);
  const entry: unknown = value.find((one: unknown) => isRecord(one) && one["id"] === name);
  return entry === undefined ? /^[a-z][a-z0-9-]*$/.test(name) : isRemoved(entry, rest);
}

/** The part of Zod's schemas that leads to their fields. */
type Definition = {
  shape?: Record<string, unknown>;
  element?: unknown;
  options?: unknown[];
  innerType?: unknown;
  in?: unknown;
};

/** Recognizes an optional field, which the browser editor removes when its text is deleted. */
function hasField(schema: unknown, names: string[]): boolean {
  const [name, ...rest] = names;
  if (name === undefined) return true;
  const { shape, element, options, innerType, in: input } = (schema as { def: Definition }).def;
  if (shape) return name in shape && hasField(shape[name], rest);
  if (element !== undefined) return /^[a-z]/.test(name) && hasField(element, rest);
  if (options) return options.some((option) => hasField(option, names));
  const inner = innerType ?? input;
  return inner !== undefined && hasField(inner, names);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Fields that name other things, so that no visitor reads them. */
const references = new Set(["id", "to", "case", "drawing", "photo"]);

function visibleTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => (references.has(key) ? [] : visibleTexts(entry)));
}
