import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startDatabase } from "../../scripts/servers/start-database.ts";
import { migrateDatabase } from "./migrate-database.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let service: postgres.Sql;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  service = postgres(database.serviceUrl, { max: 1, fetch_types: false });
  // Grants are the barrier: an intruder could turn the role's read-only setting off.
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
  "select * from public.employees for update",
  "select nextval('public.employees_id_seq')",
  // definitions
  "create table public.mine (id int)",
  "create temporary table mine (id int)",
  "create function pg_temp.mine() returns int language sql as 'select 1'",
  "create extension file_fdw",
  "alter table public.employees disable row level security",
  'drop policy "anyone may read employees" on public.employees',
  // other roles
  "set role postgres",
  "create role mine",
  "alter role website_service superuser",
  "grant pg_read_server_files to website_service",
  "grant insert on public.employees to website_service",
  "select * from pg_catalog.pg_authid",
  "select * from website.schemaversion",
  // files, programs and settings
  "copy public.employees from stdin",
  "copy (select 1) to program 'id'",
  "select pg_read_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  "select lo_from_bytea(0, 'x')",
  "do $$ begin perform 1; end $$",
  "load 'auto_explain'",
  "alter system set log_statement = 'all'",
  "set session_replication_role = replica",
  "show data_directory",
  "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres'",
];

test("the service can do nothing but read the granted columns of one database, within its limits", async () => {
  for (const statement of refused) {
    const outcome = await service.unsafe(statement).catch((error: unknown) => error);
    // "Insufficient privilege": nothing failed because of a mistake in the statement.
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

test("a later migration keeps the password and the rows; only a new service needs a password", async () => {
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

test("a Supabase project takes the same migrations: anonymous visitors read, no one writes", async () => {
  const url = new URL(database.adminUrl);
  url.pathname = "/project";
  // A project has its roles already, its owner is no superuser, and new tables are open to all.
  await admin.unsafe("create role authenticated nologin; create role project_owner createrole");
  await admin.unsafe("create database project owner project_owner");
  const project = postgres(url.href, { max: 1, onnotice: () => undefined });
  const defaults = "alter default privileges for role project_owner in schema public grant all on";
  await project.unsafe(`alter schema public owner to project_owner;
    ${defaults} tables to anon, authenticated; ${defaults} sequences to anon, authenticated`);
  url.searchParams.set("role", "project_owner");
  await migrateDatabase({ adminUrl: url.href, servicePassword: "long-enough-for-a-test", seed: true });
  await migrateDatabase({ adminUrl: url.href });

  const [table] = await project`select tableowner, rowsecurity from pg_tables where tablename = 'employees'`;
  expect(table).toEqual({ tableowner: "project_owner", rowsecurity: true });
  await project`set role anon`;
  expect(await project`select * from public.employees`).toHaveLength(12);
  await expect(project`insert into public.employees (name) values ('x')`).rejects.toThrow("permission denied");
  await expect(project`select nextval('public.employees_id_seq')`).rejects.toThrow("permission denied");
  await project`reset role`;
  await project`set role authenticated`;
  await expect(project`select * from public.employees`).rejects.toThrow("permission denied");
  await project.end();
});
