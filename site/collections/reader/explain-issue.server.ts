import type { z } from "zod";

import type { YamlSource } from "./yaml-source.server.ts";
import { inQuotes } from "./yaml-errors.server.ts";

/** A schema's complaint as an editor understands it: what stands there, and what to write instead. */
export function explainIssue(issue: z.core.$ZodIssue, source: YamlSource): string {
  if (issue.code !== "invalid_type") return issue.message;
  if (issue.message.endsWith("received undefined")) return "is missing";
  const value = source.valueAt(issue.path);
  const typed = source.textAt(issue.path);
  if (value === null) return `is empty: ${wanted[issue.expected] ?? issue.expected} is wanted`;
  if (issue.expected === "string" && typeof value !== "object") {
    return `is a ${typeof value === "number" ? "number" : "yes-or-no value"}, but a text is wanted: write "${typed}", with the quotes`;
  }
  if (issue.expected === "string" && !Array.isArray(value)) {
    return `has a colon in its text ("${typed.split("\n")[0]}"): ${inQuotes}`;
  }
  const found = typeof value === "object" ? nameOf(value) : `"${typed}"`;
  return `is ${found}, but ${wanted[issue.expected] ?? issue.expected} is wanted`;
}

const nameOf = (value: object | null): string => (Array.isArray(value) ? "a list" : "a group of fields");

const wanted: Record<string, string> = {
  string: "a text",
  number: "a number in digits, without quotes,",
  int: "a whole number in digits, without quotes,",
  boolean: "true or false, without quotes,",
  array: 'a list, each entry on a line of its own after "- ",',
  object: "a group of fields, each on a line of its own,",
};
