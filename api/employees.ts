import type { FastifySchema } from "fastify";

import { employeeTexts } from "./contract.ts";
import type { Employee, EmployeeText } from "./contract.ts";
import type { Database } from "./database/connect-database.ts";

// Maximum response size in bytes (docs/decisions/013).
const maximumBytes = 64_000;
// A row has at least 100 bytes, so more rows never fit.
const maximumRows = 640;

/** Returns an object with one property per text of an employee. */
const mapTexts = <Value>(toValue: (name: EmployeeText) => Value) =>
  Object.fromEntries(employeeTexts.map((name) => [name, toValue(name)])) as Record<EmployeeText, Value>;

const properties = {
  id: { type: "integer" },
  ...mapTexts(() => ({ type: ["string", "null"] })),
  order: { type: ["integer", "null"] },
  created_at: { type: "string" },
};
const employeeSchema = { type: "object", required: Object.keys(properties), additionalProperties: false, properties };

/** Removes all other fields from the response. */
export const employeesSchema: FastifySchema = { response: { 200: { type: "array", items: employeeSchema } } };

type Row = Omit<Employee, "id"> & { id: string | null; minimum: number };

/** Fewer rows than website.team_minimum: a policy hides rows, or an import is incomplete. */
class TooFewEmployees extends Error {
  code = "too few employees";
}

/** Returns the team, sorted and cleaned, at most 64 kB of it. Rejects if there are fewer rows than the minimum. */
export async function listEmployees(database: Database): Promise<Employee[]> {
  // Cut long texts in the database, so that a name of 200 kB is never transferred. The inner query limits the rows first.
  const rows = await database.query(
    (sql) => sql<Row[]>`
      select minimum, id, ${employeeTexts.map((name) => sql`left(${sql(name)}, 200) as ${sql(name)},`)}
        "order", to_json(created_at) #>> '{}' as created_at
      from website.team_minimum left join (
        select id, ${sql(employeeTexts)}, "order", created_at from public.employees
        order by "order" asc nulls last, created_at asc, id asc
        limit ${maximumRows}
      ) as first_employees on true
      order by first_employees."order" asc nulls last, first_employees.created_at asc, id asc`,
  );
  // An empty team is one row with the minimum only. A missing minimum counts as 1.
  const employees = rows.filter(isEmployee);
  if (employees.length < (rows[0]?.minimum ?? 1)) throw new TooFewEmployees();
  return limitSize(employees.map(cleanRow));
}

const isEmployee = (row: Row): row is Row & { id: string } => row.id !== null;

/** The page validates the URL of the photograph, because another service may provide the rows. */
function cleanRow({ id, order, created_at, ...row }: Row & { id: string }): Employee {
  return { id: Number(id), ...mapTexts((name) => cleanText(row[name])), order, created_at };
}

/** Removes control and bidirectional characters, which would affect the text around a name. */
function cleanText(text: string | null): string | null {
  const clean = (text ?? "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
  return clean === "" ? null : clean;
}

function limitSize(employees: Employee[]): Employee[] {
  let bytes = 2;
  const end = employees.findIndex((row) => {
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
    return bytes > maximumBytes;
  });
  return end === -1 ? employees : employees.slice(0, end);
}
