import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import postgres from "postgres";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { startDatabase } from "../../scripts/servers/start-database.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { readTeam } from "./team.ts";
import type { NewEmployee } from "./team.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let service: postgres.Sql;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  service = postgres(database.serviceUrl, { max: 1, fetch_types: false });
  // An intruder could turn the role's read-only setting off; only the grants protect the data.
  await service`set default_transaction_read_only = off`;
  admin = postgres(database.adminUrl, { max: 1 });
});
afterAll(async () => {
  await Promise.all([service?.end(), admin?.end()]);
  await database?.stop();
});

const refused = [
  // rows
  "insert into public.employees (name) values ('x')",
  "update public.employees set name = 'x'",
  "with gone as (delete from public.employees returning id) select * from gone",
  "select nextval('public.employees_id_seq')",
  // definitions
  "create table public.mine (id int)",
  "create temporary table mine (id int)",
  "alter table public.employees disable row level security",
  // other roles
  "set role postgres",
  "grant pg_read_server_files to website_service",
  "select * from pg_catalog.pg_authid",
  "select * from website.schemaversion",
  // files, programs and settings
  "copy (select 1) to program 'id'",
  "select pg_read_file('/etc/passwd')",
  "alter system set log_statement = 'all'",
];

test("limits the service to reading the granted columns of one database", async () => {
  for (const statement of refused) {
    const outcome = await service.unsafe(statement).catch((error: unknown) => error);
    // "Insufficient privilege", so that a mistake in the statement cannot pass.
    expect(outcome, statement).toMatchObject({ code: "42501" });
  }
  expect(await service`select * from public.employees`).toHaveLength(12);
  await admin`alter table public.employees add column salary integer`;
  await expect(service`select salary from public.employees`).rejects.toThrow("permission denied");
  const other = postgres(database.serviceUrl, { max: 1, database: "postgres", backoff: () => 0 });
  await expect(other`select 1`).rejects.toThrow("no pg_hba.conf entry");
  await other.end({ timeout: 0 });
  const [role] = await admin`select * from pg_roles where rolname = 'website_service'`;
  expect(role).toMatchObject({ rolconnlimit: 12, rolsuper: false, rolbypassrls: false, rolcreaterole: false });
  expect(role?.["rolconfig"]).toContain("statement_timeout=1s");
});

test("keeps the password and the rows when migrating again, and requires a password for a new role", async () => {
  const { adminUrl, serviceUrl } = database;
  await migrateDatabase({ adminUrl });
  const again = postgres(serviceUrl, { max: 1, fetch_types: false });
  expect(await again`select id from public.employees`).toHaveLength(12);
  await Promise.all([again.end(), service.end()]);
  await admin`drop role website_service`;
  for (const password of [{}, { servicePassword: "too-short" }])
    await expect(migrateDatabase({ adminUrl, ...password })).rejects.toThrow("DATABASE_SERVICE_PASSWORD");
  expect(await admin`select from pg_roles where rolname = 'website_service'`).toHaveLength(0);
});

test("migrates a Supabase project, where anonymous visitors may read and nobody may write", async () => {
  const url = new URL(database.adminUrl);
  url.pathname = "/project";
  // A project has these roles already, its owner is not a superuser, and new tables are open to all roles.
  await admin.unsafe(`create role authenticated nologin; create role project_owner createrole;
    grant anon to project_owner with admin option`);
  await admin.unsafe("create database project owner project_owner");
  const project = postgres(url.href, { max: 1, onnotice: () => undefined });
  const defaults = "alter default privileges for role project_owner in schema public grant all on";
  await project.unsafe(`alter schema public owner to project_owner;
    ${defaults} tables to anon, authenticated; ${defaults} sequences to anon, authenticated`);
  url.searchParams.set("role", "project_owner");
  await migrateDatabase({ adminUrl: url.href, servicePassword: "long-enough-for-a-test", employees: readTeam() });
  await migrateDatabase({ adminUrl: url.href });

  const [table] = await project`select tableowner, rowsecurity from pg_tables where tablename = 'employees'`;
  expect(table).toEqual({ tableowner: "project_owner", rowsecurity: true });
  await project`set role anon`;
  expect(await project`select * from public.employees`).not.toHaveLength(0);
  await expect(project`insert into public.employees (name) values ('x')`).rejects.toThrow("permission denied");
  await expect(project`select nextval('public.employees_id_seq')`).rejects.toThrow("permission denied");
  await project`reset role`;
  await project`set role authenticated`;
  await expect(project`select * from public.employees`).rejects.toThrow("permission denied");
  await project.end();
});

/** The entry that the guide for editors shows, so that the example there stays valid. */
const [, example = ""] =
  /### Add a team member[^]*?```json\n([^]*?)```/.exec(readFileSync("content/README.md", "utf8")) ?? [];

test.for([
  [`[${example.replace("/team/", "https://photos.example/")}]`, "image_url of entry 1 must be null or a path such as"],
  [`[${example}, { "title": "Night Engineer" }]`, "name of entry 2 must be a text"],
  [`[${example}, { "name": "Nora", "title": "" }]`, "title of entry 2 must be a text or null"],
  [`[${example.replace('"title"', '"tittle": "", "title"')}]`, "tittle of entry 1 is not a field"],
  [`[${example}`, "Expected ',' or ']'"],
  ["[]", "must be a list of employees"],
] as const)("a team of %s is refused: %s", ([team, message]) => {
  const folder = mkdtempSync(path.join(tmpdir(), "team-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "team.json"), team);
  expect(() => readTeam(path.join(folder, "team.json"))).toThrow(message);
});

/** Copies the folder of migrations, to change it, and returns a function that runs its command. */
function copyMigrations() {
  const copy = mkdtempSync(path.join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  symlinkSync(path.resolve("api/node_modules"), path.join(copy, "node_modules"));
  for (const name of ["database", "contract.ts"]) cpSync(`api/${name}`, path.join(copy, name), { recursive: true });
  const folder = path.join(copy, "database");
  const migrate = (adminUrl: string, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(folder, "migrate-database.ts"), ...args], {
      encoding: "utf8",
      env: { ...process.env, DATABASE_ADMIN_URL: adminUrl, DATABASE_SERVICE_PASSWORD: "long-enough-for-it" },
    });
  return { folder, migrate };
}

test("runs each migration once, all or none, even if two start together, and refuses a changed one", async () => {
  await admin.unsafe("create database fresh");
  const url = new URL(database.adminUrl);
  url.pathname = "/fresh";
  const fresh = postgres(url.href, { max: 1, fetch_types: false, onnotice: () => undefined });
  onTestFinished(() => fresh.end());
  const { folder, migrate } = copyMigrations();
  const existing = readdirSync(folder).flatMap((name) => /^\d+\.do\.(.+)\.sql$/.exec(name)?.[1] ?? []);
  const next = path.join(folder, "999.do.half.sql");
  writeFileSync(next, "create table public.half (id integer); select 1 / 0;");
  expect(migrate(url.href).stderr).toMatch(/999\.do\.half\.sql failed[^]*division by zero/);
  expect(await fresh`select to_regclass('public.employees') as name`).toEqual([{ name: null }]);

  const options = { adminUrl: url.href, servicePassword: "long-enough-for-it" };
  await Promise.all([migrateDatabase(options), migrateDatabase(options), migrateDatabase(options)]);
  const names = async () =>
    (await fresh`select name from website.schemaversion order by version`).map(({ name }) => name);
  expect(await names()).toEqual(existing);
  writeFileSync(next, "create table public.whole (id integer);");
  expect(migrate(url.href)).toMatchObject({ status: 0, stderr: "" });
  expect(await names()).toEqual([...existing, "half"]);
  writeFileSync(next, "create table public.other (id integer);");
  expect(migrate(url.href).stderr).toContain("999.do.half.sql has changed");
});

test("--team replaces all rows, but refuses sample employees", async () => {
  const { folder, migrate } = copyMigrations();
  const load = (team: string) => {
    writeFileSync(path.join(folder, "team.json"), team);
    return migrate(database.adminUrl, "--team");
  };
  const employee = JSON.parse(example) as NewEmployee;
  expect(load(JSON.stringify([{ ...employee, name: "Erika Mustermann" }])).stderr).toContain(
    "Replace the sample employees",
  );
  const employees = [employee, ...[1, 2, 3].map((number) => ({ ...employee, name: `Nora O'Night ${number}` }))];
  expect(load(JSON.stringify(employees))).toMatchObject({ status: 0, stderr: "" });
  const rows = await admin`select name, title, image_url from public.employees order by "order"`;
  expect([...rows]).toEqual(employees);
  expect(await admin`select minimum from website.team_minimum`).toEqual([{ minimum: 2 }]);
  await expect(admin`update public.employees set image_url = 'team/nora.webp'`).rejects.toThrow(
    "must be empty or look like",
  );
});
