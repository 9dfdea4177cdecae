import { readFileSync } from "node:fs";

import { PostgrestClient } from "@supabase/postgrest-js";
import postgres from "postgres";
import { beforeAll, expect, test, vi } from "vitest";

import { startApi } from "../tests/support/start-api.ts";
import { startDatabase } from "../tests/support/start-database.ts";
import { employeesPath, employeesQuery, employeeTexts } from "./contract.ts";
import type { Employee } from "./contract.ts";
import { teamRows } from "./database/team.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let api: Awaited<ReturnType<typeof startApi>>;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  api = await startApi(database.serviceUrl);
  admin = postgres(database.adminUrl, { max: 1 });
  await admin`alter table public.employees drop constraint employees_image_url_check`;
  return () => Promise.all([admin.end(), api.stop(), database.stop()]);
});

/** The service gives up after one or two seconds; a busy machine needs longer. */
const send = (path: string, options: RequestInit = {}) =>
  fetch(api.origin + path, { headers: { apikey: api.key }, signal: AbortSignal.timeout(10_000), ...options });
const list = `${employeesPath}?${employeesQuery}`;
const problem = { code: expect.stringMatching(/^PGRST\d{3}$/), details: null, message: expect.any(String) };

test("returns the team in order, in the format that Supabase's client reads", async () => {
  const response = await send(list);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-range": "0-11/*",
    "cache-control": "max-age=300",
  });
  const rows = (await response.json()) as Employee[];
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 12, 11]);
  expect(rows[7]).toMatchObject({ name: null, title: "Data Engineer", created_at: "2026-01-05T09:06:00+00:00" });
  for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(teamRows()[0] ?? {}));

  const client = new PostgrestClient(`${api.origin}/rest/v1`, { headers: { apikey: api.key } });
  const ordered = client.from("employees").select("*").order("order", { nullsFirst: false }).order("created_at");
  expect(await ordered).toMatchObject({ status: 200, error: null, data: rows });
  const filtered = client.from("employees").select("*").eq("id", 1);
  expect(await filtered).toMatchObject({ status: 400, error: problem });
});

test("accepts the parameters in any order and encoding, and refuses any other query", async () => {
  expect((await send(`${employeesPath}?order=order.asc.nullslast%2Ccreated_at.asc&%73elect=%2A`)).status).toBe(200);
  for (const query of ["", "?select=*&order=order.desc", "?select=*&order=%zz"]) {
    const response = await send(employeesPath + query);
    expect([query, response.status]).toEqual([query, 400]);
    expect(await response.json()).toEqual({ ...problem, hint: `?${employeesQuery}` });
  }
  for (const more of ["&id=eq.1", "&select=*", ";drop table employees"])
    expect((await send(list + more)).status, more).toBe(400);
});

test("refuses requests without the right key, other methods and other paths", async () => {
  for (const apikey of ["", `${api.key}x`, api.key.toUpperCase()]) {
    const response = await send(list, { headers: { apikey, authorization: `Bearer ${api.key}` } });
    expect([response.status, response.headers.get("cache-control")]).toEqual([401, "no-store"]);
    expect(await response.json()).toEqual({ ...problem, hint: null });
  }
  for (const method of ["POST", "DELETE", "HEAD", "OPTIONS"])
    expect((await send(list, { method })).status, method).toBe(404);
  for (const path of ["/", "/rest/v1/users", "/constructor"]) expect((await send(path)).status, path).toBe(404);
});

/** Replaces all rows by rows with the same text in every column, the last one first. */
const insertTexts = (texts: string) =>
  admin.unsafe(`
    truncate public.employees;
    insert into public.employees (id, "order", created_at, ${employeeTexts.join()})
      select number, -number, now(), ${employeeTexts.map(() => "text").join()}
      from ${texts} with ordinality as given (text, number)`);

test("cleans and shortens hostile texts", async () => {
  const texts = new Map([
    ["", null],
    ["😀".repeat(50_000), "😀".repeat(200)],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["\u202Eexe.gpj \u2066Eve\u2069\u200F", "exe.gpj Eve"],
    ["Anna\nLena\tBeispiel\u0007\u009B", "Anna Lena Beispiel"],
    ["\"\\{{7*7}}${7*7}'; drop table employees; --", "\"\\{{7*7}}${7*7}'; drop table employees; --"],
  ]);
  await insertTexts(`jsonb_array_elements_text($json$${JSON.stringify([...texts.keys()])}$json$)`);
  const rows = (await (await send(list)).json()) as Employee[];
  const found = rows.map((row) => employeeTexts.map((name) => row[name]));
  expect(found.toReversed()).toEqual([...texts.values()].map((text) => employeeTexts.map(() => text)));
});

test("returns the first 64 kB of 2,000 long rows, in order", async () => {
  await insertTexts("unnest(array(select repeat('ü', 20000 * (n % 20 / 19)) from generate_series(1, 2000) as n))");
  const response = await send(list);
  const body = await response.text();
  expect(Buffer.byteLength(body)).toBeGreaterThan(60_000);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(64_000);
  const ids = (JSON.parse(body) as Employee[]).map(({ id }) => id);
  expect(ids).toEqual(ids.map((_, index) => 2000 - index));
  expect(response.headers.get("content-range")).toBe(`0-${ids.length - 1}/*`);
});

/** Returns the distinct statuses of many simultaneous requests for the team, and of both health checks. */
async function listStatuses(): Promise<number[]> {
  const paths = [...Array<string>(12).fill(list), "/readyz", "/healthz"];
  const statuses = await Promise.all(paths.map(async (path) => (await send(path)).status));
  return [...new Set(statuses.slice(0, 12)), ...statuses.slice(12)];
}
const health = [200, 200, 200];
const outage = [503, 503, 200];
const recovery = () => vi.waitFor(async () => expect(await listStatuses()).toEqual(health), 10_000);

test("returns an error instead of an empty team", async () => {
  await admin`truncate public.employees`;
  expect(await listStatuses()).toEqual(outage);
  await insertTexts("unnest(array['Erika'])");
  expect(await listStatuses()).toEqual(health);
});

test("returns an error while the database is stopped, even if the service started then, and recovers", async () => {
  await recovery();
  await database.halt();
  expect(await listStatuses()).toEqual(outage);
  await api.stop();
  api = await startApi(database.serviceUrl);
  expect(await listStatuses()).toEqual(outage);
  await database.resume();
  await recovery();
});

test("returns errors in time while the database is frozen, and recovers", async () => {
  const { pid } = database;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  for (const each of [pid, ...children]) process.kill(each, "SIGSTOP");
  try {
    // At first the service has connections, then it cannot open one.
    for (let attempt = 0; attempt < 2; attempt += 1) expect(await listStatuses()).toEqual(outage);
  } finally {
    for (const each of [pid, ...children]) process.kill(each, "SIGCONT");
  }
  await recovery();
});
