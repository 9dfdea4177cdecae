import { readFileSync } from "node:fs";

import type { Employee } from "../../api/contract.ts";
import type { Database } from "../../api/database/connect-database.ts";

type Tuple = [name: string | null, title: string | null, image: string | null, order: number | null, created: string];

/** Stands in for PostgreSQL where there is none: the same sample people, in the order the service asks for. */
export function inMemoryDatabase(): Database {
  const rows = readSeed().toSorted(compare);
  return {
    // The service asks one question only; the minimum is the database's way to say that rows are missing.
    query: <Result>() => Promise.resolve(rows.map((row) => ({ ...row, minimum: 1 })) as Result),
    close: () => Promise.resolve(),
  };
}

function readSeed(): Employee[] {
  const sql = readFileSync("api/database/seed.sql", "utf8");
  const tuples = [...sql.matchAll(/^ {2}\((.+)\)[,;]$/gm)].map(([, values = ""]) => readTuple(values));
  return tuples.map(([name, title, image_url, order, created], index) => {
    const created_at = created.replace("Z", "+00:00");
    return { id: index + 1, name, title, image_url, order, created_at };
  });
}

/** Texts in SQL stand in single quotes; everything else is written as in JSON. */
const readTuple = (values: string): Tuple =>
  JSON.parse(`[${values.replaceAll(/'([^']*)'/g, (_quoted, text: string) => JSON.stringify(text))}]`) as Tuple;

const compare = (one: Employee, other: Employee): number =>
  (one.order ?? Infinity) - (other.order ?? Infinity) ||
  one.created_at.localeCompare(other.created_at) ||
  one.id - other.id;
