import type { Problem } from "./content-error.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

export type Placeholder = { file: string; line: number; value: string };

type Extracted = { value: unknown; found: Placeholder[] };

/**
 * Removes the list `placeholders`, which names fields with sample values, from a file. In a file that is a list, each
 * entry has its own.
 */
export function extractPlaceholders(source: YamlSource, problems: Problem[]): Extracted {
  const { value: entries } = source;
  if (!Array.isArray(entries)) return extractFrom(entries, [], source, problems);
  const extracted = entries.map((entry: unknown, index) => extractFrom(entry, [index], source, problems));
  return { value: extracted.map(({ value }) => value), found: extracted.flatMap(({ found }) => found) };
}

function extractFrom(entry: unknown, at: Path, source: YamlSource, problems: Problem[]): Extracted {
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
