import { readFile } from "node:fs/promises";
import path from "node:path";

import Postgrator from "postgrator";
import postgres from "postgres";

type Order = { adminUrl: string; servicePassword: string; seed?: boolean };

/** Brings a database to the newest version and lets the data service in with the given password. */
export async function migrateDatabase({ adminUrl, servicePassword, seed = false }: Order): Promise<string> {
  if (servicePassword.length < 16) throw new Error("The password of the service must have at least 16 characters");
  const sql = postgres(adminUrl, { max: 1, fetch_types: false, connect_timeout: 10, onnotice: () => undefined });
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
  return urlFor(adminUrl, servicePassword);
}

async function letIn(sql: postgres.Sql, password: string): Promise<void> {
  const [known] = await sql`select from pg_roles where rolname = 'website_service'`;
  if (known === undefined) await sql.unsafe("create role website_service");
  // Twelve connections: two services during a restart, four each, and some that a frozen database still holds.
  const [change] = await sql<{ statement: string }[]>`select format('alter role website_service
    login inherit nocreatedb nocreaterole connection limit 12 password %L', ${password}::text) as statement`;
  await sql.unsafe(change?.statement ?? "");
  await sql.unsafe(`
    grant anon to website_service;
    alter role website_service set default_transaction_read_only = on;
    alter role website_service set statement_timeout = '1s';
    alter role website_service set idle_in_transaction_session_timeout = '5s';
  `);
}

function urlFor(adminUrl: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = "website_service";
  url.password = encodeURIComponent(password);
  return url.href;
}

if (import.meta.main) {
  const adminUrl = process.env["DATABASE_ADMIN_URL"] ?? "";
  const servicePassword = process.env["DATABASE_SERVICE_PASSWORD"] ?? "";
  if (URL.parse(adminUrl) === null)
    throw new Error("DATABASE_ADMIN_URL must be an address that starts with postgres://");
  await migrateDatabase({ adminUrl, servicePassword, seed: process.argv.includes("--seed") });
}
