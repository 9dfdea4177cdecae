import type { Problem } from "./content-error.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

export type Placeholder = { file: string; line: number; value: string };

type Taken = { value: unknown; found: Placeholder[] };

/**
 * Takes the list `placeholders` out of a file: the fields whose values only the owner can supply. In a file that is a
 * list, each entry has its own.
 */
export function takePlaceholders(source: YamlSource, problems: Problem[]): Taken {
  const { value: entries } = source;
  if (!Array.isArray(entries)) return takeFrom(entries, [], source, problems);
  const taken = entries.map((entry: unknown, index) => takeFrom(entry, [index], source, problems));
  return { value: taken.map(({ value }) => value), found: taken.flatMap(({ found }) => found) };
}

function takeFrom(entry: unknown, at: Path, source: YamlSource, problems: Problem[]): Taken {
  if (typeof entry !== "object" || entry === null || !("placeholders" in entry)) return { value: entry, found: [] };
  const { placeholders, ...value } = entry;
  const { file } = source;
  const found = [placeholders].flat().flatMap((name) => {
    const path = [
      ...at,
      ...String(name)
        .split(/[.[\]]+/)
        .filter(Boolean),
    ];
    const sample = source.valueAt(path);
    if (typeof sample === "string") return [{ file, line: source.lineOf(path), value: sample }];
    const line = source.lineOf([...at, "placeholders"]);
    problems.push({ file, line, field: "placeholders", message: `"${String(name)}" is not a field with a text` });
    return [];
  });
  return { value, found: found.toSorted((a, b) => a.line - b.line) };
}
