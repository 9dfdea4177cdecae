import type { Employee } from "./contract.ts";
import type { Database } from "./database/connect-database.ts";

// Under 64 kB in either way of counting.
const maximumBytes = 64_000;
// A row takes at least 100 bytes, so more than these never fit.
const maximumRows = 640;

type Row = Omit<Employee, "id"> & { id: string | null; minimum: number };

/** Fewer people than the database says there must be: a policy that hides rows, an import that has not ended. */
class TooFewEmployees extends Error {
  code = "too few employees";
}

/** The team in its order, cleaned, and never more than 64 kB of it. Rejects if rows are missing that cannot be. */
export async function listEmployees(database: Database): Promise<Employee[]> {
  // Lengths are cut where the rows lie: a name of 200 kB never travels. The inner query limits before it cuts.
  const rows = await database.ask(
    (sql) => sql<Row[]>`
      select minimum, id, left(name, 200) as name, left(title, 200) as title,
        left(image_url, 200) as image_url,
        "order", to_json(created_at) #>> '{}' as created_at
      from website.team_minimum left join (
        select id, name, title, image_url, "order", created_at from public.employees
        order by "order" asc nulls last, created_at asc, id asc
        limit ${maximumRows}
      ) as first_employees on true
      order by first_employees."order" asc nulls last, first_employees.created_at asc, id asc`,
  );
  // Without employees there is one row, which holds the minimum alone; without that, nothing can be explained.
  const employees = rows.filter(isEmployee);
  if (employees.length < (rows[0]?.minimum ?? 1)) throw new TooFewEmployees();
  return cutToSize(employees.map(cleanRow));
}

const isEmployee = (row: Row): row is Row & { id: string } => row.id !== null;

function cleanRow({ id, name, title, image_url, order, created_at }: Row & { id: string }): Employee {
  return {
    id: Number(id),
    name: cleanText(name),
    title: cleanText(title),
    // The page decides which URLs it loads, since another service may send it rows, too.
    image_url: cleanText(image_url),
    order,
    created_at,
  };
}

/** Control characters and marks that turn the direction of writing would disturb the text around a name. */
function cleanText(text: string | null): string | null {
  const clean = (text ?? "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
  return clean === "" ? null : clean;
}

function cutToSize(employees: Employee[]): Employee[] {
  let bytes = 2;
  const end = employees.findIndex((employee) => {
    bytes += Buffer.byteLength(JSON.stringify(employee)) + 1;
    return bytes > maximumBytes;
  });
  return end === -1 ? employees : employees.slice(0, end);
}
