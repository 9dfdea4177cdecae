import postgres from "postgres";

/** Milliseconds in which a question is answered or given up: a visitor hears of it within two seconds. */
const timeout = 1200;
const attempts = 2;

export type Database = {
  /** Asks the database, a second time if the first connection was lost; rejects when time is over. */
  ask: <Answer>(question: (sql: postgres.Sql) => PromiseLike<Answer>) => Promise<Answer>;
  close: () => Promise<void>;
};

/** Connections are opened when they are needed, so the service starts without a database and finds it by itself. */
export function connectDatabase(url: string): Database {
  let pool = openPool(url);

  // When one connection is lost the others rarely live: all are left behind, and whoever waits on them asks again.
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
          abandon(used);
          if (attempt === attempts || performance.now() >= deadline) throw error;
        }
      }
    },
    close: () => pool.end({ timeout: 1 }),
  };
}

/** A frozen server never answers and never hangs up: only a clock of our own ends the waiting. */
async function before<Answer>(deadline: number, answer: PromiseLike<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error("The database did not answer in time")),
    deadline - performance.now(),
  );
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
    // The client's own pause grows to 20 seconds; a database that is back is to be noticed at once.
    backoff: () => 0.05,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: "website", statement_timeout: 1000, TimeZone: "UTC" },
  });
}
