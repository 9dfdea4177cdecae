import type { z } from "zod";

import type { Problem } from "./content-error.server.ts";
import { explainIssue } from "./explain-issue.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

/** Checks a source against a schema. Problems are collected, not thrown, so that an editor sees all of them. */
export function validate<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  problems: Problem[],
): z.output<Schema> | undefined {
  problems.push(...source.problems);
  if (source.problems.length > 0) return undefined;

  const result = schema.safeParse(source.value);
  if (result.success) return result.data;

  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        problems.push({
          file: source.file,
          line: source.lineOf(issue.path, key),
          field: formatField([...issue.path, key]),
          message: "is not a known field",
        });
      }
    } else {
      problems.push({
        file: source.file,
        line: source.lineOf(issue.path),
        field: formatField(issue.path),
        message: explainIssue(issue, source),
      });
    }
  }
  return undefined;
}

/** ["cards", 2, "title"] → "cards[2].title" */
export function formatField(path: Path): string {
  if (path.length === 0) return "(file)";
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
}
