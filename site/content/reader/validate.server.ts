import type { z } from "zod";

import type { Problem } from "./content-error.server.ts";
import { formatField } from "./yaml-source.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

/**
 * Validates a source. Collects problems instead of throwing, so that an editor sees all of them at once. `written` is the
 * value before its variables were filled in.
 */
export function validate<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  problems: Problem[],
  written: unknown = source.value,
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
      const { path: field } = issue;
      const message = isMissing(source.value, issue) ? "is missing" : explain(issue);
      const isLongText = issue.code === "too_big" && issue.origin === "string";
      const end = isLongText && /\{\w+\}/.test(String(valueAt(written, field))) ? " with its variables filled in" : "";
      problems.push({ file, line: source.lineOf(field), field: formatField(field), message: message + end });
    }
  }
  return undefined;
}

/** A rule between several fields may name one that is not there. */
function isMissing(value: unknown, { code, path: field }: z.core.$ZodIssue): boolean {
  if (code === "custom") return false;
  const given = valueAt(value, field);
  return given === undefined || (given === "" && code !== "too_small");
}

const valueAt = (value: unknown, field: Path): unknown =>
  field.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_type") return issue.message;
  const hint = issue.expected === "string" ? "; put texts that contain a colon or only digits in quotes" : "";
  return issue.message + hint;
}
