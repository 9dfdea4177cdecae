import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startApi } from "../scripts/stage/start-api.ts";
import { startDatabase } from "../scripts/stage/start-database.ts";
import { employeesPath, employeesQuery } from "./contract.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let api: Awaited<ReturnType<typeof startApi>>;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  api = await startApi(database.serviceUrl);
  admin = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await admin?.end();
  await api?.stop();
  await database?.stop();
});

async function ask() {
  const response = await fetch(`${api.origin}${employeesPath}?${employeesQuery}`, { headers: { apikey: api.key } });
  return { status: response.status, counted: response.headers.get("x-team-rows"), body: await response.json() };
}

test("the service counts the rows it sends", async () => {
  expect(await ask()).toMatchObject({ status: 200, counted: "12" });
});

test("fewer people than the database says there are is a failure, not a short list", async () => {
  await admin`update website.team_floor set minimum = 13`;
  expect(await ask()).toMatchObject({ status: 503, counted: null, body: { code: "PGRST001" } });
  await admin`update website.team_floor set minimum = 1`;
  expect((await ask()).status).toBe(200);
});

test("rows hidden by a lost policy are a failure", async () => {
  await admin.unsafe('drop policy "anyone may read employees" on public.employees');
  expect((await ask()).status).toBe(503);
  await admin.unsafe('create policy "anyone may read employees" on public.employees for select to anon using (true)');
  expect((await ask()).status).toBe(200);
});

test("an empty table is a failure, unless the database says so on purpose", async () => {
  await admin`truncate public.employees`;
  expect((await ask()).status).toBe(503);
  await admin`update website.team_floor set minimum = 0`;
  expect(await ask()).toMatchObject({ status: 200, counted: "0", body: [] });
  await admin`delete from website.team_floor`;
  expect((await ask()).status).toBe(503);
});
