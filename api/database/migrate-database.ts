import { readFile } from "node:fs/promises";
import path from "node:path";

import Postgrator from "postgrator";
import postgres from "postgres";

/** People for tests, or the people of the company. */
export type Rows = "seed.sql" | "team.sql";
type MigrationOptions = {
  adminUrl?: string | undefined;
  servicePassword?: string | undefined;
  rows?: Rows | undefined;
};

/**
 * Migrates a database and creates the role of the data service. Without a password the role keeps the one it has.
 * Without a URL it connects to the local socket, where the owner needs no password.
 */
export async function migrateDatabase({ adminUrl, servicePassword, rows }: MigrationOptions): Promise<void> {
  const options = { max: 1, fetch_types: false, connect_timeout: 10, onnotice: () => undefined };
  const sql =
    adminUrl === undefined
      ? postgres({ ...options, host: "/run/postgresql", database: "website" })
      : postgres(adminUrl, options);
  try {
    const postgrator = new Postgrator({
      driver: "pg",
      migrationPattern: path.join(import.meta.dirname, "*.do.*.sql"),
      // Supabase exposes every table of the schema public.
      schemaTable: "website.schemaversion",
      execQuery: async (query) => ({ rows: await sql.unsafe(query) }),
      execSqlScript: async (script) => {
        // One message is one transaction.
        await sql.unsafe(script);
      },
    });
    await postgrator.migrate();
    await configureServiceRole(sql, servicePassword);
    // One message is one transaction, so visitors never see half a team.
    if (rows !== undefined) await sql.unsafe(await readRows(rows));
  } finally {
    await sql.end({ timeout: 2 });
  }
}

const readRows = (rows: Rows) => readFile(path.join(import.meta.dirname, rows), "utf8");

async function configureServiceRole(sql: postgres.Sql, password?: string): Promise<void> {
  const [existing] = await sql`select from pg_roles where rolname = 'website_service'`;
  if (existing === undefined || password !== undefined) {
    if (password === undefined || password.length < 16)
      throw new Error("Set DATABASE_SERVICE_PASSWORD to a password of at least 16 characters for the data service.");
    if (existing === undefined) await sql.unsafe("create role website_service");
    const [change] = await sql<{ statement: string }[]>`
      select format('alter role website_service password %L', ${password}::text) as statement`;
    await sql.unsafe(change?.statement ?? "");
  }
  // Twelve connections: four for each of two services during a restart, and some that a frozen database still holds.
  await sql.unsafe(`
    alter role website_service login inherit connection limit 12;
    grant anon to website_service;
    alter role website_service set default_transaction_read_only = on;
    alter role website_service set statement_timeout = '1s';
    alter role website_service set idle_in_transaction_session_timeout = '5s';
  `);
}

if (import.meta.main) {
  const rows = process.argv.includes("--team") ? "team.sql" : undefined;
  if (rows !== undefined && /Muster/.test(await readRows(rows)))
    throw new Error("Replace the sample people in api/database/team.sql first.");
  await migrateDatabase({
    adminUrl: process.env["DATABASE_ADMIN_URL"],
    servicePassword: process.env["DATABASE_SERVICE_PASSWORD"],
    rows,
  });
}
