import { readFileSync } from "node:fs";

import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { startApi } from "../scripts/servers/start-api.ts";
import { startDatabase } from "../scripts/servers/start-database.ts";
import { employeesPath, employeesQuery } from "./contract.ts";

/** In milliseconds, for a busy machine: the service gives up after one or two seconds. */
const limit = 10_000;

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

/** Returns the status of a complete response. */
async function get(path = `${employeesPath}?${employeesQuery}`): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${api.origin}${path}`, { headers: { apikey: api.key } });
  const body = JSON.stringify(await response.json());
  expect(performance.now() - start).toBeLessThan(limit);
  expect(body).toContain(response.status === 503 ? "PGRST001" : path.startsWith(employeesPath) ? '"id":11' : "ok");
  return response.status;
}

/** Returns the distinct statuses of twelve simultaneous requests. */
const getMany = async () => new Set(await Promise.all(Array.from({ length: 12 }, () => get())));
const getAll = async () => [await getMany(), await get("/readyz"), await get("/healthz")];
const outage = [new Set([503]), 503, 200];
const recovery = () => vi.waitFor(async () => expect(await getMany()).toEqual(new Set([200])), limit);

// Every fault meets a service with open connections.
beforeEach(recovery);

test("returns an error while the database is stopped, and reconnects, even if the service started first", async () => {
  await database.halt();
  expect(await getAll()).toEqual(outage);
  await api.stop();
  api = await startApi(database.serviceUrl);
  expect(await get()).toBe(503);
  await database.resume();
  await recovery();
  expect(await getAll()).toEqual([new Set([200]), 200, 200]);
});

test("returns errors in time while the database is frozen, and recovers", async () => {
  const { pid } = database;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const signalAll = (signal: NodeJS.Signals) => {
    for (const each of [pid, ...children.map(Number)]) process.kill(each, signal);
  };
  signalAll("SIGSTOP");
  try {
    expect(await getAll()).toEqual(outage);
  } finally {
    signalAll("SIGCONT");
  }
  await recovery();
});

test("loses no response to a restart of the database or to killed connections", async () => {
  await database.halt();
  await database.resume();
  expect(await get()).toBe(200);
  const admin = postgres(database.adminUrl, { max: 1 });
  for (let round = 0; round < 5; round += 1) {
    // Opens a connection.
    expect(await get()).toBe(200);
    const statuses = getMany();
    const [killed] = await admin`
      select count(pg_terminate_backend(pid))::int as count from pg_stat_activity where usename = 'website_service'`;
    expect(killed?.["count"]).toBeGreaterThan(0);
    expect(await statuses).toEqual(new Set([200]));
  }
  await admin.end();
});
