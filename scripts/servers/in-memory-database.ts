import type { Employee } from "../../api/contract.ts";
import type { Database } from "../../api/database/connect-database.ts";
import type { NewEmployee } from "../../api/database/team.ts";
import { sampleEmployees } from "./sample-employees.ts";

/** Replaces PostgreSQL in `pnpm dev` and in tests. Returns the same employees, in the order of the service's query. */
export function inMemoryDatabase(read: () => readonly NewEmployee[] = () => sampleEmployees): Database {
  const listRows = () =>
    read()
      // `minimum` is the number of rows that the service expects.
      .map((employee, index) => ({ id: index + 1, created_at: "2026-01-05T09:00:00+00:00", ...employee, minimum: 1 }))
      .toSorted(compare);
  return {
    // Only the query of the team reads the result.
    query: <Result>() => Promise.resolve().then(listRows) as Promise<Result>,
    close: () => Promise.resolve(),
  };
}

type Position = Pick<Employee, "id" | "order" | "created_at">;

const compare = (one: Position, other: Position): number =>
  (one.order ?? Infinity) - (other.order ?? Infinity) ||
  one.created_at.localeCompare(other.created_at) ||
  one.id - other.id;
