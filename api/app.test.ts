import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, expect, test } from "vitest";

import { inMemoryDatabase } from "../scripts/servers/in-memory-database.ts";
import { startApi } from "../scripts/servers/start-api.ts";
import { startDatabase } from "../scripts/servers/start-database.ts";
import { buildApp } from "./app.ts";
import { describePages, employeesPath, employeesQuery, indexingPath } from "./contract.ts";
import type { Employee } from "./contract.ts";
import { listEmployees } from "./employees.ts";

const team = `${employeesPath}?${employeesQuery}`;

let database: Awaited<ReturnType<typeof startDatabase>>;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  database = await startDatabase();
  api = await startApi(database.serviceUrl);
});
afterAll(async () => {
  await api?.stop();
  await database?.stop();
});

const get = (query: string, headers: Record<string, string> = { apikey: api.key }) =>
  fetch(`${api.origin}${employeesPath}${query}`, { headers });

const problem = { code: expect.stringMatching(/^PGRST\d{3}$/), details: null, message: expect.any(String) };

test("the team arrives in its order, in the shape that Supabase's client and the sample rows have", async () => {
  const response = await get(`?${employeesQuery}`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
  });
  expect(response.headers.has("access-control-allow-origin")).toBe(false);
  const rows = (await response.json()) as Employee[];
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 12, 11]);
  const row = { id: 8, name: null, title: "Data Engineer", image_url: null, order: 6 };
  expect(rows).toContainEqual({ ...row, created_at: "2026-01-05T09:06:00+00:00" });
  expect(await listEmployees(inMemoryDatabase())).toEqual(rows);

  const headers = { apikey: api.key, authorization: `Bearer ${api.key}` };
  const client = new PostgrestClient(`${api.origin}/rest/v1`, { headers });
  const ordered = client.from("employees").select("*").order("order", { nullsFirst: false }).order("created_at");
  expect(await ordered).toMatchObject({ error: null, data: rows });
  const filtered = await client.from("employees").select("*").eq("id", 1);
  expect(filtered).toMatchObject({ status: 400, error: problem });
});

test("the order of the parameters and their encoding do not matter; any other query is refused", async () => {
  for (const query of [
    "?order=order.asc.nullslast,created_at.asc&select=*",
    "?%73elect=%2A&order=order.asc.nullslast%2Ccreated_at.asc",
  ])
    expect((await get(query)).status, query).toBe(200);
  for (const query of [
    "",
    "?select=*",
    "?select=*&order=order.desc",
    `?${employeesQuery}&id=eq.1`,
    `?${employeesQuery}&select=*`,
    `?${employeesQuery}%00`,
    "?select=*&order=%zz",
    "?select=*,pg_sleep(10)&order=order.asc.nullslast,created_at.asc",
    `?${employeesQuery};drop table employees`,
  ]) {
    const response = await get(query);
    expect(response.status, query).toBe(400);
    expect(await response.json(), query).toEqual({ ...problem, hint: `?${employeesQuery}` });
  }
});

test("without the right key there is no team", async () => {
  const { key } = api;
  const wrong = [{}, { apikey: "" }, { apikey: "undefined" }, { apikey: `${key}x` }, { apikey: key.toUpperCase() }];
  for (const headers of [...wrong, { authorization: `Bearer ${key}` }]) {
    const response = await get(`?${employeesQuery}`, headers);
    expect(response.status).toBe(401);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ ...problem, hint: null });
  }
});

test("no other method and no other path is served", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "QUERY"]) {
    for (const path of [employeesPath, team, indexingPath, "/healthz", "/readyz"]) {
      if (method === "POST" && path === indexingPath) continue;
      expect((await fetch(api.origin + path, { method })).status, `${method} ${path}`).toBe(405);
    }
  }
  for (const path of ["/", "/rest/v1/users", `${employeesPath}/`, "/rest/v1/Employees", "/constructor"])
    expect((await fetch(api.origin + path)).status, path).toBe(404);
  expect((await fetch(`${api.origin}/%zz`)).status).toBe(400);
});

test("pages of an allowed origin may read the team and its refusals, and nothing else", async () => {
  const key = "a-public-key";
  const allowedOrigin = "https://www.example.com";
  const indexing = { manifest: "none", upstream: "http://127.0.0.1:9/indexnow" };
  const app = buildApp({ logLevel: "silent", key, allowedOrigin, database: inMemoryDatabase(), indexing });
  const preflight = await app.inject({ method: "OPTIONS", url: team });
  expect([preflight.statusCode, preflight.headers["access-control-allow-headers"]]).toEqual([204, "apikey"]);
  for (const [request, status, origin] of [
    [{ method: "OPTIONS", url: team }, 204, allowedOrigin],
    [{ url: team, headers: { apikey: key } }, 200, allowedOrigin],
    [{ url: team }, 401, allowedOrigin],
    [{ url: "/healthz" }, 200, undefined],
    [{ method: "OPTIONS", url: indexingPath }, 405, undefined],
  ] as const) {
    const { statusCode, headers } = await app.inject(request);
    expect([statusCode, headers["access-control-allow-origin"]]).toEqual([status, origin]);
  }
  await app.close();
});

test("without a manifest of pages there is nothing to report to", async () => {
  const body = JSON.stringify(describePages({ origin: "https://www.example.com", key: "a-key" }, ["/"]));
  const headers = { "content-type": "application/json" };
  expect((await fetch(api.origin + indexingPath, { method: "POST", headers, body })).status).toBe(404);
});

test("process and database report that they work, and a stop is graceful", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const response = await fetch(`${api.origin}${path}`);
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  }
  process.kill(api.pid, "SIGTERM");
  expect(await api.exited).toBe(0);
});
