import { request } from "node:http";

import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startApi } from "../scripts/stage/start-api.ts";
import { startDatabase } from "../scripts/stage/start-database.ts";
import { employeesPath, employeesQuery, indexingPath } from "./contract.ts";

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

function get(query: string, headers: Record<string, string> = { apikey: api.key }) {
  return fetch(`${api.origin}${employeesPath}${query}`, { headers });
}

/** A request that fetch would not send. */
function send(method: string, path: string, body?: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { "content-type": "text/strange", "content-length": body.length };
    const sent = request(api.origin, { method, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", reject).end(body);
  });
}

const problem = { code: expect.stringMatching(/^PGRST\d{3}$/), details: null, message: expect.any(String) };

test("the seed arrives in its order, in PostgREST's shape", async () => {
  const response = await get(`?${employeesQuery}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const rows = await response.json();
  expect(rows).toMatchObject([1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 12, 11].map((id) => ({ id })));
  expect(rows).toHaveLength(12);
  expect(rows).toContainEqual({
    id: 8,
    name: null,
    title: "Data Engineer",
    image_url: null,
    order: 6,
    created_at: "2026-01-05T09:06:00+00:00",
  });
});

test("Supabase's own client gets the same rows", async () => {
  const client = new PostgrestClient(`${api.origin}/rest/v1`, {
    headers: { apikey: api.key, authorization: `Bearer ${api.key}` },
  });
  const ordered = client.from("employees").select("*").order("order", { nullsFirst: false }).order("created_at");
  const { data, error } = await ordered;
  expect(error).toBeNull();
  expect(data).toEqual(await (await get(`?${employeesQuery}`)).json());

  const filtered = await client.from("employees").select("*").eq("id", 1);
  expect(filtered.status).toBe(400);
  expect(filtered.error).toMatchObject(problem);
});

test("the order of the parameters and their encoding do not matter", async () => {
  for (const query of [
    "?order=order.asc.nullslast,created_at.asc&select=*",
    "?select=%2A&order=order.asc.nullslast%2Ccreated_at.asc",
    "?%73elect=*&order=%6Frder.asc.nullslast,created_at.asc",
  ]) {
    expect((await get(query)).status, query).toBe(200);
  }
});

test("any other question is refused", async () => {
  for (const query of [
    "",
    "?",
    "?select=*",
    "?select=name&order=order.asc.nullslast,created_at.asc",
    "?select=*&order=order.desc",
    `?${employeesQuery}&id=eq.1`,
    `?${employeesQuery}&limit=1`,
    `?${employeesQuery}&select=*`,
    `?${employeesQuery}&apikey=${api.key}`,
    `?${employeesQuery}%00`,
    "?select=*&order=%zz",
    "?select=*,pg_sleep(10)&order=order.asc.nullslast,created_at.asc",
    "?select=*&order=order.asc.nullslast,created_at.asc;drop table employees",
  ]) {
    const response = await get(query);
    expect(response.status, query).toBe(400);
    expect(await response.json(), query).toEqual({ ...problem, hint: `?${employeesQuery}` });
  }
});

test("without the right key there is no answer", async () => {
  for (const headers of [
    {},
    { apikey: "" },
    { apikey: "undefined" },
    { apikey: `${api.key}x` },
    { apikey: api.key.toUpperCase() },
    { authorization: `Bearer ${api.key}` },
  ]) {
    const response = await get(`?${employeesQuery}`, headers);
    expect(response.status).toBe(401);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ ...problem, hint: null });
  }
});

test("no other method and no other path is answered", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "QUERY"]) {
    for (const path of [employeesPath, `${employeesPath}?${employeesQuery}`, indexingPath, "/healthz", "/readyz"]) {
      if (method === "POST" && path === indexingPath) continue;
      expect(await send(method, path), `${method} ${path}`).toBe(405);
    }
  }
  expect(await send("POST", employeesPath, "x".repeat(1_000_000))).toBe(405);
  const paths = ["/", "/rest/v1/", "/rest/v1/users", "/rest/v1/rpc/version", `${employeesPath}/`, "/rest/v1/Employees"];
  for (const path of [...paths, `${indexingPath}/`, "/Indexing", "/constructor", "/../etc/passwd", "/metrics"]) {
    expect(await send("GET", path), path).toBe(404);
  }
  expect(await send("GET", "/%zz")).toBe(400);
});

test("the process and its database answer for themselves", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const response = await fetch(`${api.origin}${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok" });
  }
});

test("a stop is graceful", async () => {
  const other = await startApi(database.serviceUrl);
  expect((await fetch(`${other.origin}/readyz`)).status).toBe(200);
  process.kill(other.pid, "SIGTERM");
  expect(await other.exited).toBe(0);
});
