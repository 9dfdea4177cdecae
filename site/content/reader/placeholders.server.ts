import type { Problem } from "./content-error.server.ts";
import { frontMatter, parseYamlSource } from "./yaml-source.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

/** A sample: one text, or those of a list. `field` has ids of list entries: `security.items.faq-tisax.answer`. */
export type Placeholder = { file: string; line: number; field: string; value: string };

type Extracted = { value: unknown; found: Placeholder[] };

/**
 * Removes the list `placeholders`, which names fields with sample values, from a file. In a file that is a list, each
 * entry has its own.
 */
export function extractPlaceholders(source: YamlSource, problems: Problem[]): Extracted {
  const { file, value } = source;
  const found = listMarks(source).flatMap(({ name, path, field, value: sample, list }) => {
    if (path && sample !== "") return [{ file, line: source.lineOf(path), field, value: sample }];
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

/** Returns the text of a file without the mark of one placeholder. Deletes lines only, so comments and format stay. */
export function removePlaceholder(text: string, { file, field, value }: Omit<Placeholder, "line">): string {
  const source = parseFile(file, text);
  const marks = listMarks(source);
  const mark = marks.find((candidate) => candidate.field === field && candidate.value === value);
  if (!mark) throw new Error(`${file} has changed: "${field}" is no placeholder with this value`);
  const deleted = new Set([source.lineOf([...mark.list, mark.index])]);
  const isLast = marks.filter(({ list }) => list.join() === mark.list.join()).length === 1;
  if (isLast) deleted.add(source.lineOf(mark.list.slice(0, -1), "placeholders"));
  const lines = text.split("\n").filter((_line, index) => !deleted.has(index + 1));
  const result = lines.join("\n");
  if (listMarks(parseFile(file, result)).length === marks.length - 1) return result;
  throw new Error(`${file}: remove "${mark.name}" from the list placeholders by hand`);
}

function parseFile(file: string, text: string): YamlSource {
  const [, front] = frontMatter.exec(text) ?? [];
  return front === undefined ? parseYamlSource(file, text) : parseYamlSource(file, front, 2);
}

type Mark = { name: string; field: string; path: Path | undefined; value: string; list: Path; index: number };

/** Returns the entries of every list `placeholders` with the paths and texts of their fields. */
function listMarks({ value }: YamlSource): Mark[] {
  const entries = Array.isArray(value) ? value.map((entry: unknown, index) => ({ entry, at: [index] })) : [];
  return [...entries, { entry: value, at: [] }].flatMap(({ entry, at }) => {
    if (!isRecord(entry) || !("placeholders" in entry)) return [];
    return [entry["placeholders"]].flat().map((given, index) => {
      const name = String(given);
      const found = findField(entry, name.split("."));
      return {
        name,
        field: at.length > 0 ? `${String(entry["id"])}.${name}` : name,
        path: found && [...at, ...found.path],
        value: visibleTexts(found?.value).join(" · "),
        list: [...at, "placeholders"],
        index,
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Fields that name other things, so that no visitor reads them. */
const references = new Set(["id", "to", "case", "drawing", "photo"]);

function visibleTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => (references.has(key) ? [] : visibleTexts(entry)));
}
