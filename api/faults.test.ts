import { existsSync, readFileSync } from "node:fs";

import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { startApi } from "../scripts/servers/start-api.ts";
import { startDatabase } from "../scripts/servers/start-database.ts";
import { employeesPath, employeesQuery } from "./contract.ts";
import { connectDatabase } from "./database/connect-database.ts";

/** Milliseconds, for a busy machine: the service gives up after one or two seconds. */
const limit = 10_000;

let database: Awaited<ReturnType<typeof startDatabase>>;
let api: Awaited<ReturnType<typeof startApi>>;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  api = await startApi(database.serviceUrl);
  admin = postgres(database.adminUrl, { max: 1, backoff: () => 0.05, onnotice: () => undefined });
});
afterAll(async () => {
  await admin?.end();
  await api?.stop();
  await database?.stop();
});

/** The status of a complete response. */
async function get(path = `${employeesPath}?${employeesQuery}`): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${api.origin}${path}`, { headers: { apikey: api.key } });
  const body = JSON.stringify(await response.json());
  expect(performance.now() - start).toBeLessThan(limit);
  expect(body).toContain(response.status === 503 ? "PGRST001" : path.startsWith(employeesPath) ? '"id":11' : "ok");
  return response.status;
}

/** The statuses of twelve requests at once, each once. */
const getMany = async () => new Set(await Promise.all(Array.from({ length: 12 }, () => get())));

const recovery = () => vi.waitFor(async () => expect(await getMany()).toEqual(new Set([200])), limit);

/** The team, the database and the process. */
const getAll = async () => [await getMany(), await get("/readyz"), await get("/healthz")];
const outage = [new Set([503]), 503, 200];

// Every fault meets a service with open connections.
beforeEach(recovery);

test("a stopped database is an error at once, and is found again, also by a service that was started before it", async () => {
  await database.halt();
  expect(await getAll()).toEqual(outage);
  await api.stop();
  api = await startApi(database.serviceUrl);
  expect(await get()).toBe(503);
  await database.resume();
  await recovery();
  expect(await getAll()).toEqual([new Set([200]), 200, 200]);
});

test("a frozen database is an error before long, again and again, until it is back", async () => {
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

test("a restart between two requests is not noticed", async () => {
  await database.halt();
  await database.resume();
  expect(await get()).toBe(200);
});

test("killed connections cost no response", async () => {
  for (let round = 0; round < 5; round += 1) {
    // Opens a connection.
    expect(await get()).toBe(200);
    const statuses = getMany();
    const [killed] = await admin`
      select count(pg_terminate_backend(pid))::int as count from pg_stat_activity where usename = 'website_service'`;
    expect(killed?.["count"]).toBeGreaterThan(0);
    expect(await statuses).toEqual(new Set([200]));
  }
});

test("a connection killed with -9 takes the others with it, and all come back", async () => {
  const [found] = await admin`
    select pid, pg_backend_pid() as own from pg_stat_activity where usename = 'website_service' limit 1`;
  process.kill(Number(found?.["pid"]), "SIGKILL");
  // The server responds until it notices.
  await vi.waitFor(() => expect(existsSync(`/proc/${found?.["own"]}`)).toBe(false), limit);
  await recovery();
});

test("a query that the database refuses leaves the queries of others alone", async () => {
  const { ask, close } = connectDatabase(database.serviceUrl);
  let runs = 0;
  const slow = ask((sql) => {
    runs += 1;
    return sql`select pg_sleep(0.3)`;
  });
  await expect(ask((sql) => sql`select missing from public.employees`)).rejects.toMatchObject({ code: "42703" });
  await expect(slow).resolves.toHaveLength(1);
  expect(runs).toBe(1);
  await close();
});
