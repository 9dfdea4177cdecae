import { PostgrestClient } from "@supabase/postgrest-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";

import { inMemoryDatabase } from "../scripts/servers/in-memory-database.ts";
import { sampleEmployees } from "../scripts/servers/sample-employees.ts";
import { startApi } from "../scripts/servers/start-api.ts";
import { startDatabase } from "../scripts/servers/start-database.ts";
import { employeesPath, employeesQuery, employeeTexts } from "./contract.ts";
import type { Employee } from "./contract.ts";
import { listEmployees } from "./employees.ts";
import { indexingPath } from "./indexing/contract.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let api: Awaited<ReturnType<typeof startApi>>;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  api = await startApi(database.serviceUrl);
  admin = postgres(database.adminUrl, { max: 1 });
});
afterAll(async () => {
  await admin?.end();
  await api?.stop();
  await database?.stop();
});

const get = (query = `?${employeesQuery}`, headers: Record<string, string> = { apikey: api.key }) =>
  fetch(`${api.origin}${employeesPath}${query}`, { headers });
const problem = { code: expect.stringMatching(/^PGRST\d{3}$/), details: null, message: expect.any(String) };

test("returns the team in order, in the format that Supabase's client reads", async () => {
  const response = await get();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
  });
  const rows = (await response.json()) as Employee[];
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 12, 11]);
  for (const row of rows) expect(Object.keys(row)).toEqual(["id", ...employeeTexts, "order", "created_at"]);
  expect(rows[7]).toMatchObject({ id: 8, ...sampleEmployees[7] });
  expect(await listEmployees(inMemoryDatabase())).toEqual(rows);

  const client = new PostgrestClient(`${api.origin}/rest/v1`, { headers: { apikey: api.key } });
  const ordered = client.from("employees").select("*").order("order", { nullsFirst: false }).order("created_at");
  expect(await ordered).toMatchObject({ error: null, data: rows });
  const filtered = await client.from("employees").select("*").eq("id", 1);
  expect(filtered).toMatchObject({ status: 400, error: problem });
});

test("accepts the parameters in any order and encoding, and refuses any other query", async () => {
  expect((await get("?order=order.asc.nullslast%2Ccreated_at.asc&%73elect=%2A")).status).toBe(200);
  for (const query of [
    "",
    "?select=*&order=order.desc",
    `?${employeesQuery}&id=eq.1`,
    `?${employeesQuery}&select=*`,
    "?select=*&order=%zz",
    `?${employeesQuery};drop table employees`,
  ]) {
    const response = await get(query);
    expect(response.status, query).toBe(400);
    expect(await response.json(), query).toEqual({ ...problem, hint: `?${employeesQuery}` });
  }
});

test("refuses requests without the right key", async () => {
  const wrong = [{}, { apikey: "" }, { apikey: `${api.key}x` }, { apikey: api.key.toUpperCase() }];
  for (const headers of [...wrong, { authorization: `Bearer ${api.key}` }]) {
    const response = await get(undefined, headers);
    expect(response.status).toBe(401);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ ...problem, hint: null });
  }
});

test("serves no other method and no other path", async () => {
  for (const method of ["PUT", "DELETE", "HEAD", "OPTIONS"]) {
    for (const path of [`${employeesPath}?${employeesQuery}`, indexingPath, "/healthz", "/readyz"])
      expect((await fetch(api.origin + path, { method })).status, `${method} ${path}`).toBe(405);
  }
  for (const path of ["/", "/rest/v1/users", `${employeesPath}/`, "/rest/v1/Employees", "/constructor"])
    expect((await fetch(api.origin + path)).status, path).toBe(404);
  expect((await fetch(`${api.origin}/%zz`)).status).toBe(400);
});

const idsInOrder = async () => {
  const order = admin`select id::int from public.employees order by "order" asc nulls last, created_at asc, id asc`;
  return (await order).map((row) => Number(row["id"]));
};

test("cleans hostile rows, shortens them and keeps their order", async () => {
  const texts = new Map([
    ["", null],
    ["😀".repeat(50_000), "😀".repeat(200)],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["\u202Eexe.gpj \u2066Eve\u2069\u200F", "exe.gpj Eve"],
    ["Anna\nLena\tBeispiel\u0007\u009B", "Anna Lena Beispiel"],
    ["\"\\{{7*7}}${7*7}'; drop table employees; --", "\"\\{{7*7}}${7*7}'; drop table employees; --"],
  ]);
  const orders = [null, -2_147_483_648, 7, 2_147_483_647];
  // A table of another service has no such constraint and accepts any URL.
  await admin.unsafe(
    'alter table public.employees drop constraint "image_url must be empty or look like /team/first-last.webp"',
  );
  await admin`truncate public.employees restart identity`;
  // Many rows share their order and their date.
  await admin`
    insert into public.employees (${admin(employeeTexts)}, "order", created_at)
    select ${employeeTexts.map(() => admin`text,`)} position, timestamptz '2026-01-01' + number % 3 * interval '1 day'
    from unnest(${[...texts.keys()]}::text[]) with ordinality as given (text, number), unnest(${orders}::int[]) as position`;
  const rows = (await (await get()).json()) as Employee[];
  expect(rows.map(({ id }) => id)).toEqual(await idsInOrder());
  const expected = [...texts.values()].flatMap((text) => orders.map(() => employeeTexts.map(() => text)));
  const found = rows.map((row) => employeeTexts.map((name) => row[name]));
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test.each([
  [
    "2,000 long rows",
    "select repeat('ü', 200000 * (n % 20 / 19)), nullif(n % 7, 0) from generate_series(1, 2000) as n",
  ],
  ["1,000 of the shortest rows", "select null, 1 from generate_series(1, 1000)"],
])("returns the first 64 kB of %s, in order", async (_name, rows) => {
  await admin`truncate public.employees restart identity`;
  await admin.unsafe(`insert into public.employees (name, "order") ${rows}`);
  const response = await get();
  const body = await response.text();
  expect(Buffer.byteLength(body)).toBeGreaterThan(60_000);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(64_000);
  const ids = (JSON.parse(body) as Employee[]).map(({ id }) => id);
  expect(ids).toEqual((await idsInOrder()).slice(0, ids.length));
  expect(response.headers.get("x-team-rows")).toBe(String(ids.length));
});

test("returns an error instead of fewer employees than the minimum in the database", async () => {
  await admin`truncate public.employees`;
  await admin`insert into public.employees (name) values ('Erika'), ('Max')`;
  const policy = '"anyone may read employees" on public.employees';
  for (const [statement, expected] of [
    ["update website.team_minimum set minimum = 3", 503],
    ["update website.team_minimum set minimum = 2", 200],
    [`drop policy ${policy}`, 503],
    [`create policy ${policy} for select to anon using (true)`, 200],
    ["truncate public.employees", 503],
    ["update website.team_minimum set minimum = 0", 200],
    // A missing minimum is an error, not 0.
    ["delete from website.team_minimum", 503],
  ] as const) {
    await admin.unsafe(statement);
    expect((await get()).status, statement).toBe(expected);
  }
});

test("reports a healthy process and database, and exits cleanly on SIGTERM", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const response = await fetch(`${api.origin}${path}`);
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  }
  process.kill(api.pid, "SIGTERM");
  expect(await api.exited).toBe(0);
});
