import { readFileSync } from "node:fs";
import path from "node:path";

import { employeeTexts, isPhotograph } from "../contract.ts";
import type { Employee, EmployeeText } from "../contract.ts";

/** A row to insert. The database adds the rest. */
export type NewEmployee = Partial<Omit<Employee, "id" | "order">> & Pick<Employee, "order">;

type Rule = { isValid: (value: unknown) => boolean; rule: string };

const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";
const textOrNull: Rule = { isValid: (value) => value === null || isText(value), rule: "a text or null" };
const rules: Partial<Record<EmployeeText, Rule>> = {
  name: { isValid: isText, rule: "a text" },
  image_url: {
    isValid: (value) => value === null || (typeof value === "string" && isPhotograph(value)),
    rule: "null or a path such as /team/first-last.webp",
  },
};

/** Returns the employees, in the order of team.json. Throws an error that names the entry and the field. */
export function readTeam(file = path.join(import.meta.dirname, "team.json")): NewEmployee[] {
  let employees: unknown;
  try {
    employees = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    refuse((error as Error).message);
  }
  if (!Array.isArray(employees) || employees.length === 0) return refuse("must be a list of employees");
  return employees.map((employee: Record<string, unknown>, index) => {
    const texts = employeeTexts.map((field) => {
      const { isValid, rule } = rules[field] ?? textOrNull;
      const value = employee[field] ?? null;
      if (!isValid(value)) refuse(`${field} of entry ${index + 1} must be ${rule}`);
      return [field, value];
    });
    const unknown = Object.keys(employee).find((field) => !employeeTexts.some((name) => name === field));
    if (unknown !== undefined) refuse(`${unknown} of entry ${index + 1} is not a field`);
    return { ...(Object.fromEntries(texts) as Record<EmployeeText, string | null>), order: index + 1 };
  });
}

function refuse(reason: string): never {
  throw new Error(`api/database/team.json: ${reason}`);
}
