import { readFileSync } from "node:fs";

import type { Employee } from "../../api/contract.ts";
import type { Database } from "../../api/database/connect-database.ts";
import type { Rows } from "../../api/database/migrate-database.ts";

type Tuple = [name: string | null, title: string | null, image: string | null, order: number | null, created?: string];

/** Replaces PostgreSQL on machines without it. Returns the same people, in the order of the service's query. */
export function inMemoryDatabase(file: Rows = "seed.sql"): Database {
  const rows = readRows(file).toSorted(compare);
  return {
    // The service has only one query; `minimum` is the number of rows it expects.
    query: <Result>() => Promise.resolve(rows.map((row) => ({ ...row, minimum: 1 })) as Result),
    close: () => Promise.resolve(),
  };
}

function readRows(file: Rows): Employee[] {
  const sql = readFileSync(`api/database/${file}`, "utf8");
  const tuples = [...sql.matchAll(/^ {2}\((.+)\)[,;]$/gm)].map(([, values = ""]) => readTuple(values));
  return tuples.map(([name, title, image_url, order, created = "2026-01-05T09:00:00Z"], index) => {
    const created_at = created.replace("Z", "+00:00");
    return { id: index + 1, name, title, image_url, order, created_at };
  });
}

/** SQL strings have single quotes, doubled inside; other values are the same as in JSON. */
const readTuple = (values: string): Tuple =>
  JSON.parse(
    `[${values.replaceAll(/'((?:[^']|'')*)'/g, (_quoted, text: string) => JSON.stringify(text.replaceAll("''", "'")))}]`,
  ) as Tuple;

const compare = (one: Employee, other: Employee): number =>
  (one.order ?? Infinity) - (other.order ?? Infinity) ||
  one.created_at.localeCompare(other.created_at) ||
  one.id - other.id;
