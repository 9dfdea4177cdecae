import { employeeTexts, mapTexts } from "./contract.ts";
import type { Employee } from "./contract.ts";
import { DatabaseError } from "./database/connect-database.ts";
import type { Database } from "./database/connect-database.ts";
import { cleanText, maximumLength } from "./database/team.ts";

/** The greatest response (docs/decisions/013). A row has at least 100 bytes. */
const maximumBytes = 64_000;

/** Returns the team in order, with clean texts, as much of it as fits into a response. */
export async function listEmployees(database: Database): Promise<Employee[]> {
  // Cut long texts in the database, so that a name of 200 kB is never transferred.
  const rows = await database.query(
    (sql) => sql<Employee[]>`
      select id, ${employeeTexts.map((name) => sql`left(${sql(name)}, ${maximumLength}) as ${sql(name)},`)}
        "order", to_json(created_at) #>> '{}' as created_at
      from public.employees as employee
      order by employee."order" asc nulls last, employee.created_at asc, id asc
      limit ${maximumBytes / 100}`,
  );
  // team.json is never empty, so the rows are hidden or deleted.
  if (rows.length === 0) throw new DatabaseError("no employees");
  let bytes = 2;
  return rows
    .map((row) => ({ ...row, ...mapTexts((name) => cleanText(row[name])) }))
    .filter((row) => {
      bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
      return bytes <= maximumBytes;
    });
}
