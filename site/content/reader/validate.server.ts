import { z } from "zod";

import type { Problem } from "./content-error.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

/** Validates a source. Collects problems instead of throwing, so that an editor sees all of them at once. */
export function validate<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  problems: Problem[],
): z.output<Schema> | undefined {
  problems.push(...source.problems);
  if (source.problems.length > 0) return undefined;

  const result = schema.safeParse(source.value);
  if (result.success) return result.data;

  const { file } = source;
  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        const field = formatField([...issue.path, key]);
        problems.push({ file, line: source.lineOf(issue.path, key), field, message: "is not a known field" });
      }
    } else {
      const { path } = issue;
      problems.push({ file, line: source.lineOf(path), field: formatField(path), message: explain(issue) });
    }
  }
  return undefined;
}

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_type") return issue.message;
  if (issue.message.endsWith("received undefined")) return "is missing";
  const hint = issue.expected === "string" ? "; put texts that contain a colon or only digits in quotes" : "";
  return issue.message + hint;
}

/** ["cards", 2, "title"] → "cards[2].title" */
export const formatField = (path: Path): string => (path.length === 0 ? "(file)" : z.core.toDotPath(path));
