import type { Problem } from "./content-error.server.ts";
import { nearest } from "./nearest.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

export type Placeholder = { file: string; line: number; value: string };

/**
 * Takes the list `placeholders` out of a file: the fields whose values only the owner can supply. It is data and not a
 * tag of YAML, so that an editor that reads and writes the file keeps it.
 */
export function takePlaceholders(source: YamlSource, problems: Problem[]): Taken {
  const { value: whole } = source;
  if (!Array.isArray(whole)) return takeFrom(whole, [], source, problems);
  // A file that is a list: each entry has its own.
  const taken = whole.map((entry: unknown, index) => takeFrom(entry, [index], source, problems));
  return { value: taken.map(({ value }) => value), found: taken.flatMap(({ found }) => found) };
}

type Taken = { value: unknown; found: Placeholder[] };

function takeFrom(whole: unknown, at: Path, source: YamlSource, problems: Problem[]): Taken {
  const { file } = source;
  if (typeof whole !== "object" || whole === null || !("placeholders" in whole)) return { value: whole, found: [] };
  const { placeholders: fields, ...value } = whole;
  const report = (path: Path, field: string, message: string) =>
    problems.push({ file, line: source.lineOf([...at, ...path]), field, message });
  if (!Array.isArray(fields)) {
    report(["placeholders"], "placeholders", 'is not a list: put each field on a line of its own after "- "');
    return { value, found: [] };
  }
  const known = listFields(value);
  const found: Placeholder[] = [];
  fields.forEach((name: unknown, index) => {
    const place = known.get(String(name));
    if (place) found.push({ file, line: source.lineOf([...at, ...place.path]), value: String(place.value) });
    else {
      const near = nearest(String(name), known.keys());
      report(
        ["placeholders", index],
        `placeholders[${index}]`,
        `"${String(name)}" is not a field of this ${at.length === 0 ? "file" : "entry"}${near}`,
      );
    }
  });
  return { value, found: found.toSorted((a, b) => a.line - b.line) };
}

type Fields = Map<string, { path: Path; value: unknown }>;

/** Every value of a file by its name, such as management.profiles[0].name. */
function listFields(value: unknown, path: Path = [], name = ""): Fields {
  if (typeof value !== "object" || value === null) return new Map([[name, { path, value }]]);
  const isList = Array.isArray(value);
  const entries: [string | number, unknown][] = isList ? [...value.entries()] : Object.entries(value);
  return new Map(
    entries.flatMap(([key, inner]) => {
      const inList = isList ? `${name}[${key}]` : `${name}${name === "" ? "" : "."}${key}`;
      return [...listFields(inner, [...path, key], inList)];
    }),
  );
}
