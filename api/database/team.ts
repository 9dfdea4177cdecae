import { readFileSync } from "node:fs";
import path from "node:path";

import { employeeTexts, isPhotograph, mapTexts } from "../contract.ts";
import type { Employee, EmployeeText } from "../contract.ts";

export const maximumLength = 200;

/** Removes control and bidirectional characters, which would affect the text around a name. */
export const cleanText = (text: string | null): string | null =>
  (text ?? "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim() || null;

const text = `a text of at most ${maximumLength} characters without extra spaces`;
const requirements: Partial<Record<EmployeeText, string>> = {
  name: text,
  image_url: "null or a path such as /team/first-last.webp",
};

/** Accepts only texts that the service returns unchanged. */
function isValid(field: EmployeeText, value: unknown): value is string | null {
  if (value === null) return field !== "name";
  if (typeof value !== "string" || cleanText(value) !== value || value.length > maximumLength) return false;
  return field !== "image_url" || isPhotograph(value);
}

/** Returns the employees, in the order of team.json. Throws an error that names the entry and the field. */
export function readTeam(file = path.join(import.meta.dirname, "team.json")): Record<EmployeeText, string | null>[] {
  try {
    const team: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!Array.isArray(team) || team.length === 0) throw new Error("must be a list of employees");
    return team.map(readEntry);
  } catch (cause) {
    throw new Error(`api/database/team.json: ${(cause as Error).message}`, { cause });
  }
}

function readEntry(entry: Record<string, unknown>, index: number) {
  const unknown = Object.keys(entry).find((field) => !employeeTexts.some((name) => name === field));
  if (unknown !== undefined) throw new Error(`${unknown} of entry ${index + 1} is not a field`);
  return mapTexts((field) => {
    const value = entry[field] ?? null;
    if (isValid(field, value)) return value;
    throw new Error(`${field} of entry ${index + 1} must be ${requirements[field] ?? `${text}, or null`}`);
  });
}

const created_at = "2026-01-01T00:00:00+00:00";

/** Returns complete rows, which the build writes to a file for static hosts, and load-team.ts to the database. */
export const teamRows = (): Employee[] =>
  readTeam().map((texts, index) => ({ id: index + 1, ...texts, order: index + 1, created_at }));
