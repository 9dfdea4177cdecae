import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import postgres from "postgres";

import { readTeam } from "./team.ts";
import type { NewEmployee } from "./team.ts";

type MigrationOptions = {
  adminUrl?: string | undefined;
  servicePassword?: string | undefined;
  /** Replace all rows, unless the list is empty. */
  employees?: readonly NewEmployee[];
  /** With fewer employees the service returns an error, and visitors see the last known team. */
  minimum?: number;
};

/**
 * Migrates a database and creates the role of the data service, or changes nothing. Without a password the role keeps the
 * one it has. Without a URL it connects to the local socket, where the owner needs no password.
 */
export async function migrateDatabase({
  adminUrl,
  servicePassword,
  employees = [],
  minimum = 1,
}: MigrationOptions): Promise<void> {
  // A forgotten session with a lock must not hang a release, nor the queue behind it the service.
  const connection = { lock_timeout: 10_000 };
  const options = { max: 1, fetch_types: false, connect_timeout: 10, connection, onnotice: () => undefined };
  const sql =
    adminUrl === undefined
      ? postgres({ ...options, host: "/run/postgresql", database: "website" })
      : postgres(adminUrl, options);
  try {
    await sql.begin(async (transaction) => {
      await runMigrations(transaction);
      await configureServiceRole(transaction, servicePassword);
      if (employees.length > 0) {
        await transaction`delete from public.employees`;
        await transaction`insert into public.employees ${transaction(employees)}`;
        await transaction`update website.team_minimum set minimum = ${minimum}`;
      }
    });
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** Runs the files of this folder that the database does not know, in the order of their numbers. */
async function runMigrations(sql: postgres.TransactionSql): Promise<void> {
  // A second migration waits here until the first has ended. The number is arbitrary.
  await sql`select pg_advisory_xact_lock(4180)`;
  // Supabase exposes every table of the schema public.
  await sql.unsafe(`
    create schema if not exists website;
    create table if not exists website.schemaversion (version bigint primary key, name text, md5 text, run_at timestamptz);
  `);
  const done = await sql<{ version: string; md5: string }[]>`select version, md5 from website.schemaversion`;
  for (const file of globSync("*.do.*.sql", { cwd: import.meta.dirname }).toSorted()) {
    const [number = "", , name = ""] = file.split(".");
    const script = readFileSync(path.join(import.meta.dirname, file), "utf8");
    const md5 = hash("md5", script);
    const known = done.find(({ version }) => Number(version) === Number(number));
    if (known === undefined) {
      await sql.unsafe(script).catch((cause: unknown) => {
        throw new Error(`${file} failed, and the database has not changed.`, { cause });
      });
      await sql`insert into website.schemaversion values (${number}, ${name}, ${md5}, now())`;
    } else if (known.md5 !== md5) {
      throw new Error(`${file} has changed since the database ran it. Restore the file, and write a new migration.`);
    }
  }
}

async function configureServiceRole(sql: postgres.TransactionSql, password?: string): Promise<void> {
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
  const employees = process.argv.includes("--team") ? readTeam() : [];
  if (employees.some(({ name }) => name?.includes("Muster")))
    throw new Error("Replace the sample employees in api/database/team.json first.");
  await migrateDatabase({
    adminUrl: process.env["DATABASE_ADMIN_URL"],
    servicePassword: process.env["DATABASE_SERVICE_PASSWORD"],
    employees,
    minimum: Math.ceil(employees.length / 2),
  });
}
