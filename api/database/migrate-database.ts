import { readFile } from "node:fs/promises";
import path from "node:path";

import Postgrator from "postgrator";
import postgres from "postgres";

type Order = { adminUrl: string; servicePassword: string; relayPassword: string; seed?: boolean };

/** Brings a database to the newest version and lets the data service and the relay in with the given passwords. */
export async function migrateDatabase({
  adminUrl,
  servicePassword,
  relayPassword,
  seed = false,
}: Order): Promise<{ serviceUrl: string; relayUrl: string }> {
  if (servicePassword.length < 16 || relayPassword.length < 16) {
    throw new Error("The passwords of the services must have at least 16 characters");
  }
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
    await letIn(sql, "website_service", servicePassword);
    await sql.unsafe(`
      grant anon to website_service;
      alter role website_service set default_transaction_read_only = on;
    `);
    await letIn(sql, "website_relay", relayPassword);
    if (seed) await sql.unsafe(await readFile(path.join(import.meta.dirname, "seed.sql"), "utf8"));
  } finally {
    await sql.end({ timeout: 2 });
  }
  return {
    serviceUrl: urlFor(adminUrl, "website_service", servicePassword),
    relayUrl: urlFor(adminUrl, "website_relay", relayPassword),
  };
}

async function letIn(sql: postgres.Sql, role: "website_service" | "website_relay", password: string): Promise<void> {
  const [known] = await sql`select from pg_roles where rolname = ${role}`;
  if (known === undefined) await sql.unsafe(`create role ${role}`);
  // Twelve connections: two services during a restart, four or five each, and some that a frozen database still holds.
  const [change] = await sql<{ statement: string }[]>`select format(
    'alter role %I login inherit nocreatedb nocreaterole connection limit 12 password %L', ${role}::text,
    ${password}::text) as statement`;
  await sql.unsafe(change?.statement ?? "");
  await sql.unsafe(`
    alter role ${role} set statement_timeout = '1s';
    alter role ${role} set idle_in_transaction_session_timeout = '5s';
  `);
}

function urlFor(adminUrl: string, role: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.href;
}

if (import.meta.main) {
  const adminUrl = process.env["DATABASE_ADMIN_URL"] ?? "";
  const servicePassword = process.env["DATABASE_SERVICE_PASSWORD"] ?? "";
  const relayPassword = process.env["DATABASE_RELAY_PASSWORD"] ?? "";
  if (URL.parse(adminUrl) === null)
    throw new Error("DATABASE_ADMIN_URL must be an address that starts with postgres://");
  await migrateDatabase({ adminUrl, servicePassword, relayPassword, seed: process.argv.includes("--seed") });
}
