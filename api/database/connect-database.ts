import postgres from "postgres";

/** Milliseconds, so that a visitor gets an error within two seconds. */
const timeout = 1200;
const attempts = 2;

class Timeout extends Error {
  code = "timeout";
}

export type Database = {
  /** Runs a query, a second time if the connection was lost; rejects when the time is up. */
  ask: <Answer>(question: (sql: postgres.Sql) => PromiseLike<Answer>) => Promise<Answer>;
  close: () => Promise<void>;
};

/** Connections are opened when they are needed, so that the service starts without a database. */
export function connectDatabase(url: string): Database {
  let pool = openPool(url);

  // If one connection is lost, the others rarely work: all are closed, and pending queries run again.
  function abandon(used: postgres.Sql): void {
    if (used !== pool) return;
    pool = openPool(url);
    void used.end({ timeout: 0 }).catch(() => undefined);
  }

  return {
    ask: async (question) => {
      const deadline = performance.now() + timeout;
      for (let attempt = 1; ; attempt += 1) {
        const used = pool;
        try {
          return await before(deadline, question(used));
        } catch (error) {
          if (!isLost(error)) throw error;
          abandon(used);
          if (attempt === attempts || performance.now() >= deadline) throw error;
        }
      }
    },
    close: () => pool.end({ timeout: 1 }),
  };
}

/**
 * Connection errors of the system (ECONNRESET), the client (CONNECTION_CLOSED) and the server (08, 57P01 to 57P05), and
 * timeouts. Any other error comes from a server that works: the queries of others go on.
 */
function isLost(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(?:E[A-Z]+$|CONNECT|08|57P|timeout$)/.test(code);
}

/** A frozen server neither responds nor closes the connection. */
async function before<Answer>(deadline: number, answer: PromiseLike<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Timeout()), deadline - performance.now());
  try {
    return await Promise.race([answer, late]);
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
    // The client's default grows to 20 seconds.
    backoff: () => 0.05,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: "website", statement_timeout: 1000, TimeZone: "UTC" },
  });
}
