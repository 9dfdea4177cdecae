import postgres from "postgres";

/** In milliseconds. A visitor gets an error within two seconds. */
const timeout = 1200;

/** Its message is a code, because messages of PostgreSQL may contain row data. */
export class DatabaseError extends Error {}

export type Database = ReturnType<typeof connectDatabase>;

/** Opens connections on demand, so that the service starts without a database. */
export function connectDatabase(url: string) {
  let pool = openPool(url);
  return {
    /** Runs a query. Rejects with a DatabaseError, at the latest after the timeout. */
    query: async <Result>(run: (sql: postgres.Sql) => PromiseLike<Result>): Promise<Result> => {
      const used = pool;
      // A frozen server neither responds nor closes its connections. Ending the pool rejects the waiting queries.
      const timer = setTimeout(() => {
        if (used === pool) pool = openPool(url);
        void used.end({ timeout: 0 });
      }, timeout);
      try {
        return await run(used);
      } catch (error) {
        throw new DatabaseError(error instanceof Error && "code" in error ? String(error.code) : "unknown");
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.end({ timeout: 1 }),
  };
}

const openPool = (url: string): postgres.Sql =>
  postgres(url, {
    max: 4,
    connect_timeout: 1,
    // In seconds. The default grows to 20.
    backoff: () => 0.05,
    fetch_types: false,
    connection: { application_name: "website", TimeZone: "UTC" },
  });
