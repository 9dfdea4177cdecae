import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startDatabase } from "../scripts/stage/start-database.ts";
import { migrateDatabase } from "./database/migrate-database.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let project: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  const projectUrl = new URL(database.adminUrl);
  projectUrl.pathname = "/project";
  const admin = postgres(database.adminUrl, { max: 1 });
  // A project as Supabase hands it over: its roles are there, its owner is no superuser, and new tables are open to all.
  await admin.unsafe("create role authenticated nologin; create role project_owner createrole");
  await admin.unsafe("create database project owner project_owner");
  await admin.end();
  project = postgres(projectUrl.href, { max: 1, onnotice: () => undefined });
  await project.unsafe(`alter schema public owner to project_owner;
    alter default privileges for role project_owner in schema public grant all on tables to anon, authenticated;
    alter default privileges for role project_owner in schema public grant all on sequences to anon, authenticated`);
  projectUrl.searchParams.set("role", "project_owner");
  const order = {
    adminUrl: projectUrl.href,
    servicePassword: "long-enough-for-a-test",
    seed: true,
  };
  await migrateDatabase(order);
  // A second time changes nothing.
  await migrateDatabase({ adminUrl: order.adminUrl });
});
afterAll(async () => {
  await project?.end();
  await database?.stop();
});

test("the same migrations run on a Supabase project, where anonymous visitors read and nobody writes", async () => {
  const [owner] = await project`select tableowner, rowsecurity from pg_tables where tablename = 'employees'`;
  expect(owner).toEqual({ tableowner: "project_owner", rowsecurity: true });
  await project`set role anon`;
  expect(await project`select * from public.employees`).toHaveLength(12);
  await expect(project`insert into public.employees (name) values ('x')`).rejects.toThrow("permission denied");
  await expect(project`select nextval('public.employees_id_seq')`).rejects.toThrow("permission denied");
  await expect(project`create temporary table mine (id int)`).rejects.toThrow("permission denied");
  await project`reset role`;
  await project`set role authenticated`;
  await expect(project`select * from public.employees`).rejects.toThrow("permission denied");
});
