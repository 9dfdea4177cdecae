import type { Problem } from "./content-error.server.ts";
import { frontMatter, parseYamlSource } from "./yaml-source.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

/** A sample value. `field` names list entries by their id where they have one: `security.items.faq-tisax.answer`. */
export type Placeholder = { file: string; line: number; field: string; value: string };

type Extracted = { value: unknown; found: Placeholder[] };

/**
 * Removes the list `placeholders`, which names fields with sample values, from a file. In a file that is a list, each
 * entry has its own.
 */
export function extractPlaceholders(source: YamlSource, problems: Problem[]): Extracted {
  const { file, value } = source;
  const found = listMarks(source).flatMap(({ name, path, list }) => {
    const sample = source.valueAt(path);
    if (typeof sample === "string") {
      return [{ file, line: source.lineOf(path), field: nameField(source, path), value: sample }];
    }
    const message = `"${name}" is not a field with a text`;
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
  const mark = marks.find(({ path }) => nameField(source, path) === field && source.valueAt(path) === value);
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

type Mark = { name: string; path: Path; list: Path; index: number };

/** Returns the entries of every list `placeholders` with the paths of their fields. */
function listMarks({ value }: YamlSource): Mark[] {
  const entries = Array.isArray(value) ? value.map((entry: unknown, index) => ({ entry, at: [index] })) : [];
  return [...entries, { entry: value, at: [] }].flatMap(({ entry, at }) => {
    if (typeof entry !== "object" || entry === null || !("placeholders" in entry)) return [];
    return [entry.placeholders].flat().map((given, index) => {
      const name = String(given);
      const steps = name.split(/[.[\]]+/).filter(Boolean);
      return { name, path: [...at, ...steps], list: [...at, "placeholders"], index };
    });
  });
}

function nameField(source: YamlSource, path: Path): string {
  const steps = path.map((step, index) => {
    const id = source.valueAt([...path.slice(0, index + 1), "id"]);
    if (typeof id === "string") return `.${id}`;
    return /^\d+$/.test(String(step)) ? `[${String(step)}]` : `.${String(step)}`;
  });
  return steps.join("").replace(/^\./, "");
}
