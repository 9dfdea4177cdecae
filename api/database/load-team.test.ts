import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import postgres from "postgres";
import { beforeAll, expect, onTestFinished, test } from "vitest";

import { startDatabase } from "../../tests/support/start-database.ts";
import { listEmployees } from "../employees.ts";
import { connectDatabase } from "./connect-database.ts";
import { loadTeam } from "./load-team.ts";
import { readTeam, teamRows } from "./team.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  admin = postgres(database.adminUrl, { max: 1 });
  return () => Promise.all([admin.end(), database.stop()]);
});

test("limits the service to reading the granted columns", async () => {
  await admin`alter table public.employees add column salary integer`;
  const service = postgres(database.serviceUrl, { max: 1, fetch_types: false });
  onTestFinished(() => service.end());
  // An intruder could turn the role's read-only setting off; only the grants protect the data.
  await service`set default_transaction_read_only = off`;
  for (const statement of [
    "insert into public.employees (id) values (99)",
    "update public.employees set name = 'x'",
    "delete from public.employees",
    "select salary from public.employees",
    "create table public.mine (id int)",
    "create temporary table mine (id int)",
    "set role postgres",
    "select * from pg_catalog.pg_authid",
  ]) {
    const outcome = await service.unsafe(statement).catch((error: unknown) => error);
    // "Insufficient privilege", so that a mistake in the statement cannot pass.
    expect(outcome, statement).toMatchObject({ code: "42501" });
  }
});

test("replaces rows and password, again and several times at once, or changes nothing", async () => {
  const { adminUrl, serviceUrl } = database;
  const password = "with-'quotes'-and-\\";
  await admin`drop table public.employees`;
  await Promise.all(["another-password", "a-third-password"].map((other) => loadTeam(adminUrl, other)));
  const env = { ...process.env, DATABASE_ADMIN_URL: adminUrl, DATABASE_SERVICE_PASSWORD: password };
  await promisify(execFile)(process.execPath, ["api/database/load-team.ts"], { env });
  const refused = teamRows().map((row) => ({ ...row, image_url: "https://photos.example/nora.webp" }));
  await expect(loadTeam(adminUrl, "a-fourth-password", refused)).rejects.toThrow("image_url_check");
  const service = connectDatabase(serviceUrl.replace(/:[^:]*@/, `:${encodeURIComponent(password)}@`));
  expect(await listEmployees(service)).toEqual(teamRows());
  expect(teamRows()[1]).toMatchObject({ id: 2, order: 2, created_at: "2026-01-01T00:00:00+00:00" });
  await service.close();
});

/** The entry that the guide for editors shows, so that the example there stays valid. */
const [, example = ""] =
  /### Add a team member[^]*?```json\n([^]*?)```/.exec(readFileSync("content/README.md", "utf8")) ?? [];

test.for([
  [`[${example.replace("/team/", "https://photos.example/")}]`, "image_url of entry 1 must be null or a path such as"],
  [`[${example}, { "title": "Night Engineer" }]`, "name of entry 2 must be a text of at most 200"],
  [`[${example}, { "name": "Nora", "title": " Engineer" }]`, "without extra spaces, or null"],
  [`[${example}, { "name": "${"Nora".repeat(51)}" }]`, "name of entry 2 must be a text of at most 200"],
  [`[${example.replace('"title"', '"tittle": "", "title"')}]`, "tittle of entry 1 is not a field"],
  [`[${example}`, "Expected ',' or ']'"],
  ["[]", "must be a list of employees"],
] as const)("refuses a team.json of %s", ([team, message]) => {
  const folder = mkdtempSync(path.join(tmpdir(), "team-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "team.json"), team);
  expect(() => readTeam(path.join(folder, "team.json"))).toThrow(message);
});
