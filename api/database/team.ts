import { readFileSync } from "node:fs";
import path from "node:path";

import { isPhotograph } from "../contract.ts";
import type { Employee } from "../contract.ts";

/** A row to insert. The database adds the rest. */
export type NewEmployee = Omit<Employee, "id" | "created_at"> & { created_at?: string };

const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

const fields = new Map<string, { isValid: (value: unknown) => boolean; rule: string }>([
  ["name", { isValid: isText, rule: "a text" }],
  ["title", { isValid: (value) => value === null || isText(value), rule: "a text or null" }],
  [
    "image_url",
    {
      isValid: (value) => value === null || (typeof value === "string" && isPhotograph(value)),
      rule: "null or a path such as /team/first-last.webp",
    },
  ],
]);

/** Returns the people of the company, in the order of team.json. Throws an error that names the entry and the field. */
export function readTeam(file = path.join(import.meta.dirname, "team.json")): NewEmployee[] {
  let people: unknown;
  try {
    people = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    refuse((error as Error).message);
  }
  if (!Array.isArray(people) || people.length === 0) return refuse("must be a list of people");
  return people.map((person: Record<string, unknown>, index) => {
    for (const [field, { isValid, rule }] of fields)
      if (!isValid(person[field])) refuse(`${field} of entry ${index + 1} must be ${rule}`);
    for (const field of Object.keys(person))
      if (!fields.has(field)) refuse(`${field} of entry ${index + 1} is not a field`);
    return { ...(person as Omit<NewEmployee, "order">), order: index + 1 };
  });
}

function refuse(reason: string): never {
  throw new Error(`api/database/team.json: ${reason}`);
}
