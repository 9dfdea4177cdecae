// Run before the service at every release: node api/database/load-team.ts
import { readFileSync } from "node:fs";
import path from "node:path";

import postgres from "postgres";

import { readSetting } from "../config.ts";
import { teamRows } from "./team.ts";

const schema = path.join(import.meta.dirname, "schema.sql");

/** Creates the table with the rows of team.json and the role of the service, or changes nothing. */
export async function loadTeam(adminUrl: string, servicePassword: string, employees = teamRows()): Promise<void> {
  const sql = postgres(adminUrl, {
    max: 1,
    connect_timeout: 10,
    fetch_types: false,
    // A forgotten session with a lock must not hang a release, nor the queue behind it the service.
    connection: { lock_timeout: 5000 },
    onnotice: () => undefined,
  });
  try {
    await sql.begin(async (transaction) => {
      // A second release waits here until the first has ended. The number is arbitrary.
      await transaction`select pg_advisory_xact_lock(4180)`;
      await transaction`select set_config('website.password', ${servicePassword}, true)`;
      await transaction.unsafe(readFileSync(schema, "utf8"));
      await transaction`insert into public.employees ${transaction(employees)}`;
    });
  } finally {
    await sql.end({ timeout: 2 });
  }
}

if (import.meta.main)
  await loadTeam(readSetting(process.env, "DATABASE_ADMIN_URL"), readSetting(process.env, "DATABASE_SERVICE_PASSWORD"));
