import { readFile } from "node:fs/promises";
import path from "node:path";

import Postgrator from "postgrator";
import postgres from "postgres";

const serviceRole = "website_service";

type Order = { adminUrl: string; servicePassword: string; seed?: boolean };

/** Brings a database to the newest version and lets the service in with the given password. */
export async function migrateDatabase({ adminUrl, servicePassword, seed = false }: Order): Promise<string> {
  if (servicePassword.length < 16) throw new Error("The service's password must have at least 16 characters");
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
    await letServiceIn(sql, servicePassword);
    if (seed) await sql.unsafe(await readFile(path.join(import.meta.dirname, "seed.sql"), "utf8"));
  } finally {
    await sql.end({ timeout: 2 });
  }
  const serviceUrl = new URL(adminUrl);
  serviceUrl.username = serviceRole;
  serviceUrl.password = encodeURIComponent(servicePassword);
  return serviceUrl.href;
}

async function letServiceIn(sql: postgres.Sql, password: string): Promise<void> {
  const [known] = await sql`select from pg_roles where rolname = ${serviceRole}`;
  if (known === undefined) await sql.unsafe(`create role ${serviceRole}`);
  // Twelve connections: two services during a restart, four each, and some that a frozen database still holds.
  const [change] = await sql<{ statement: string }[]>`select format(
    'alter role %I login inherit nocreatedb nocreaterole connection limit 12 password %L', ${serviceRole}::text,
    ${password}::text) as statement`;
  await sql.unsafe(change?.statement ?? "");
  await sql.unsafe(`
    grant anon to ${serviceRole};
    alter role ${serviceRole} set statement_timeout = '1s';
    alter role ${serviceRole} set idle_in_transaction_session_timeout = '5s';
    alter role ${serviceRole} set default_transaction_read_only = on;
  `);
}

if (import.meta.main) {
  const adminUrl = process.env["DATABASE_ADMIN_URL"] ?? "";
  const servicePassword = process.env["DATABASE_SERVICE_PASSWORD"] ?? "";
  if (URL.parse(adminUrl) === null)
    throw new Error("DATABASE_ADMIN_URL must be an address that starts with postgres://");
  await migrateDatabase({ adminUrl, servicePassword, seed: process.argv.includes("--seed") });
}
