import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startDatabase } from "../scripts/stage/start-database.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let service: postgres.Sql;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  service = postgres(database.serviceUrl, { max: 1, fetch_types: false });
  // Grants are the barrier: whoever got in could turn the role's own read-only setting off.
  await service`set default_transaction_read_only = off`;
  admin = postgres(database.adminUrl, { max: 1 });
});
afterAll(async () => {
  await Promise.all([service?.end(), admin?.end()]);
  await database?.stop();
});

const statements = [
  // rows
  "insert into public.employees (name) values ('x')",
  "update public.employees set name = 'x'",
  "delete from public.employees",
  "truncate public.employees",
  "merge into public.employees using (select 1) as s on true when matched then delete",
  "with gone as (delete from public.employees returning id) select * from gone",
  "select * from public.employees for update",
  "select 1; lock table public.employees in access exclusive mode",
  "select nextval('public.employees_id_seq')",
  "select setval('public.employees_id_seq', 1)",
  // definitions
  "create table public.mine (id int)",
  "create table mine as select 1",
  "create temporary table mine (id int)",
  "select 1 as id into temporary mine",
  "create temporary view mine as select 1",
  "create temporary sequence mine",
  "create view public.mine as select 1",
  "create schema mine",
  "create function public.mine() returns int language sql as 'select 1'",
  "create function pg_temp.mine() returns int language sql as 'select 1'",
  "create type public.mine as enum ('a')",
  "create extension dblink",
  "create extension file_fdw",
  "create database mine",
  "create index on public.employees (name)",
  "alter table public.employees disable row level security",
  "alter table public.employees owner to current_user",
  "create policy mine on public.employees for all using (true)",
  'drop policy "anyone may read employees" on public.employees',
  "drop table public.employees",
  "drop schema public cascade",
  "comment on table public.employees is 'x'",
  "create rule mine as on select to public.employees do instead nothing",
  "create trigger mine before insert on public.employees for each row execute function suppress_redundant_updates_trigger()",
  "create event trigger mine on ddl_command_start execute function pg_catalog.now()",
  "create publication mine for all tables",
  "reindex table public.employees",
  // other roles
  "set role postgres",
  "set session authorization postgres",
  "create role mine",
  "alter role website_service superuser",
  "alter role website_service bypassrls",
  "alter role website_service connection limit -1",
  "alter role postgres password 'x'",
  "grant postgres to website_service",
  "grant pg_read_server_files to website_service",
  "grant insert on public.employees to website_service",
  "drop role anon",
  "reassign owned by postgres to website_service",
  "alter default privileges for role postgres grant all on tables to anon",
  "select * from pg_catalog.pg_authid",
  "select * from website.schemaversion",
  // files, programs and settings
  "copy public.employees from stdin",
  "copy public.employees to '/tmp/employees'",
  "copy (select 1) to program 'id'",
  "copy public.employees from program 'id'",
  "copy public.employees from '/etc/passwd'",
  "select pg_read_file('/etc/passwd')",
  "select pg_read_binary_file('/etc/passwd')",
  "select pg_ls_dir('/')",
  "select pg_stat_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  "select lo_export(1, '/tmp/mine')",
  "select lo_create(0)",
  "select lo_from_bytea(0, 'x')",
  "select lo_creat(-1)",
  "do $$ begin perform 1; end $$",
  "load 'auto_explain'",
  "alter system set log_statement = 'all'",
  "set log_statement = 'all'",
  "set session_replication_role = replica",
  "show data_directory",
  "show hba_file",
  "select pg_reload_conf()",
  "select pg_rotate_logfile()",
  "select pg_switch_wal()",
  "select pg_create_restore_point('x')",
  "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres'",
  "select pg_create_physical_replication_slot('mine')",
  "checkpoint",
];

async function fingerprint(): Promise<unknown> {
  return admin`select (select md5(string_agg(e::text, '|' order by id)) from public.employees as e) as employees,
    (select count(*) from pg_class) as relations, (select count(*) from pg_proc) as functions,
    (select count(*) from pg_largeobject_metadata) as objects, (select count(*) from pg_database) as databases,
    (select string_agg(a::text, '|' order by oid) from pg_roles as a) as roles`;
}

test("no statement that writes, defines, escapes or reads files succeeds", async () => {
  expect(statements.length).toBeGreaterThanOrEqual(30);
  const before = await fingerprint();
  const refusals: Record<string, string> = {};
  for (const statement of statements) {
    refusals[statement] = await service.unsafe(statement).then(
      () => "succeeded",
      (error: unknown) => (error instanceof postgres.PostgresError ? error.code : String(error)),
    );
  }
  // 42501 is "insufficient privilege": nothing failed for a mere mistake in the statement.
  const others = Object.entries(refusals).filter(([, code]) => code !== "42501");
  expect(others).toEqual([]);
  expect(await fingerprint()).toEqual(before);
});

test("reading the granted columns is all it can", async () => {
  expect(await service`select * from public.employees`).toHaveLength(12);
  await admin`alter table public.employees add column salary integer`;
  await expect(service`select salary from public.employees`).rejects.toThrow("permission denied");
  await expect(service.unsafe("select * from public.employees")).rejects.toThrow("permission denied");
});

test("no other database lets it in", async () => {
  for (const name of ["postgres", "template1"]) {
    const other = postgres(database.serviceUrl, { max: 1, database: name, backoff: () => 0 });
    await expect(other`select 1`).rejects.toThrow("no pg_hba.conf entry");
    await other.end({ timeout: 0 });
  }
});

test("the role has its limits", async () => {
  const [role] = await admin`select * from pg_roles where rolname = 'website_service'`;
  expect(role).toMatchObject({ rolconnlimit: 12, rolsuper: false, rolbypassrls: false, rolcreaterole: false });
  expect(role?.["rolconfig"]).toContain("statement_timeout=1s");
});
