import { readFile } from "node:fs/promises";
import path from "node:path";

import Postgrator from "postgrator";
import postgres from "postgres";

type Order = { adminUrl?: string | undefined; servicePassword?: string | undefined; seed?: boolean };

/**
 * Brings a database to the newest version and lets the data service in. Without a password the service keeps the one it
 * has. Without an address it is the database of this machine, whose owner needs no password at its socket.
 */
export async function migrateDatabase({ adminUrl, servicePassword, seed = false }: Order): Promise<void> {
  const choices = { max: 1, fetch_types: false, connect_timeout: 10, onnotice: () => undefined };
  const sql =
    adminUrl === undefined
      ? postgres({ ...choices, host: "/run/postgresql", database: "website" })
      : postgres(adminUrl, choices);
  try {
    const postgrator = new Postgrator({
      driver: "pg",
      migrationPattern: path.join(import.meta.dirname, "*.do.*.sql"),
      // Not in public: Supabase shows every table of that schema to the world.
      schemaTable: "website.schemaversion",
      execQuery: async (query) => ({ rows: await sql.unsafe(query) }),
      execSqlScript: async (script) => {
        // Sent as one message, the statements of a file succeed or fail together.
        await sql.unsafe(script);
      },
    });
    await postgrator.migrate();
    await letIn(sql, servicePassword);
    if (seed) await sql.unsafe(await readFile(path.join(import.meta.dirname, "seed.sql"), "utf8"));
  } finally {
    await sql.end({ timeout: 2 });
  }
}

async function letIn(sql: postgres.Sql, password?: string): Promise<void> {
  const [known] = await sql`select from pg_roles where rolname = 'website_service'`;
  if (known === undefined || password !== undefined) {
    if (password === undefined || password.length < 16)
      throw new Error("The service needs a password of at least 16 characters: DATABASE_SERVICE_PASSWORD");
    if (known === undefined) await sql.unsafe("create role website_service");
    const [change] = await sql<{ statement: string }[]>`
      select format('alter role website_service password %L', ${password}::text) as statement`;
    await sql.unsafe(change?.statement ?? "");
  }
  // Twelve connections: two services during a restart, four each, and some that a frozen database still holds.
  await sql.unsafe(`
    alter role website_service login inherit nocreatedb nocreaterole connection limit 12;
    grant anon to website_service;
    alter role website_service set default_transaction_read_only = on;
    alter role website_service set statement_timeout = '1s';
    alter role website_service set idle_in_transaction_session_timeout = '5s';
  `);
}

if (import.meta.main) {
  await migrateDatabase({
    adminUrl: process.env["DATABASE_ADMIN_URL"],
    servicePassword: process.env["DATABASE_SERVICE_PASSWORD"],
    seed: process.argv.includes("--seed"),
  });
}
