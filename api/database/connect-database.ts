import postgres from "postgres";

/** In milliseconds. A visitor gets an error within two seconds. */
const timeout = 1200;
const attempts = 2;

class Timeout extends Error {
  code = "timeout";
}

export type Database = {
  /** Runs a query, and again if the connection was lost. Rejects after the timeout. */
  query: <Result>(run: (sql: postgres.Sql) => PromiseLike<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** Opens connections on demand, so that the service starts without a database. */
export function connectDatabase(url: string): Database {
  let pool = openPool(url);

  // If one connection is lost, the others rarely work: close all and run pending queries again.
  function replacePool(used: postgres.Sql): void {
    if (used !== pool) return;
    pool = openPool(url);
    void used.end({ timeout: 0 }).catch(() => undefined);
  }

  return {
    query: async (run) => {
      const deadline = performance.now() + timeout;
      for (let attempt = 1; ; attempt += 1) {
        const used = pool;
        try {
          return await withDeadline(deadline, run(used));
        } catch (error) {
          if (!isConnectionError(error)) throw error;
          replacePool(used);
          if (attempt === attempts || performance.now() >= deadline) throw error;
        }
      }
    },
    close: () => pool.end({ timeout: 1 }),
  };
}

/**
 * Matches timeouts and connection errors of the system (ECONNRESET), the client (CONNECTION_CLOSED) and the server (08,
 * 57P01 to 57P05). After any other error the connections still work.
 */
function isConnectionError(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(?:E[A-Z]+$|CONNECT|08|57P|timeout$)/.test(code);
}

/** Rejects at the deadline: a frozen server neither responds nor closes the connection. */
async function withDeadline<Result>(deadline: number, result: PromiseLike<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Timeout()), deadline - performance.now());
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}

function openPool(url: string): postgres.Sql {
  return postgres(url, {
    max: 4,
    connect_timeout: 1,
    idle_timeout: 60,
    max_lifetime: 1800,
    // In seconds. The default grows to 20.
    backoff: () => 0.05,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: "website", statement_timeout: 1000, TimeZone: "UTC" },
  });
}
