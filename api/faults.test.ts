import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { startApi } from "../scripts/stage/start-api.ts";
import { startDatabase } from "../scripts/stage/start-database.ts";
import { employeesPath, employeesQuery } from "./contract.ts";

/** Milliseconds, for a starved machine: the service itself gives up after one or two seconds. */
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

/** The status of a whole answer; 0 if nobody listens. Without a timeout of the service's own it would not come. */
async function ask(path = `${employeesPath}?${employeesQuery}`): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${api.origin}${path}`, { headers: { apikey: api.key } }).catch(() => undefined);
  const body = JSON.stringify(await response?.json());
  expect(performance.now() - start).toBeLessThan(limit);
  const whole = response?.status === 503 ? "PGRST001" : path.startsWith(employeesPath) ? '"id":11' : "ok";
  if (response !== undefined && !body.includes(whole)) throw new Error(`Not a whole answer: ${body}`);
  return response?.status ?? 0;
}

function askMany(): Promise<number[]> {
  return Promise.all(Array.from({ length: 12 }, () => ask()));
}

/** The service answers again by itself. */
const recovery = () => vi.waitFor(async () => expect(new Set(await askMany())).toEqual(new Set([200])), limit);

function signalAll(signal: NodeJS.Signals): void {
  const { pid } = database;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  for (const each of [pid, ...children.map(Number)]) process.kill(each, signal);
}

describe("with a fault", () => {
  // Every fault meets a service with open connections.
  beforeEach(recovery);

  test("a stopped database is an error at once, and is found again when it is back", async () => {
    await database.halt();
    expect(new Set(await askMany())).toEqual(new Set([503]));
    expect(await ask("/readyz")).toBe(503);
    expect(await ask("/healthz")).toBe(200);
    await database.resume();
    await recovery();
    expect(await ask("/readyz")).toBe(200);
  });

  test("a frozen database is an error before long, again and again, and then it is back", async () => {
    signalAll("SIGSTOP");
    try {
      for (let round = 0; round < 3; round += 1) expect(new Set(await askMany())).toEqual(new Set([503]));
      expect(await ask("/readyz")).toBe(503);
      expect(await ask("/healthz")).toBe(200);
    } finally {
      signalAll("SIGCONT");
    }
    await recovery();
  });

  test("a restart between two requests is not even noticed", async () => {
    await database.halt();
    await database.resume();
    expect(await ask()).toBe(200);
  });

  test("killed backends cost no answer", async () => {
    const admin = postgres(database.adminUrl, { max: 1 });
    try {
      for (let round = 0; round < 20; round += 1) {
        const asked = askMany();
        const [killed] = await admin`
        select count(pg_terminate_backend(pid))::int as count from pg_stat_activity where usename = 'website_service'`;
        expect(killed?.["count"]).toBeGreaterThan(0);
        expect(await asked).toEqual(Array(12).fill(200));
        expect(await ask()).toBe(200);
      }
    } finally {
      await admin.end();
    }
  });

  test("a backend killed with -9 takes the others with it, and all come back", async () => {
    const admin = postgres(database.adminUrl, { max: 1 });
    const [backend] = await admin`select pid from pg_stat_activity where usename = 'website_service' limit 1`;
    await admin.end();
    process.kill(Number(backend?.["pid"]), "SIGKILL");
    expect([200, 503]).toContain(await ask());
    // The server needs a moment to notice the death, and answers until then.
    await wait(500);
    await recovery();
  });

  test("the service starts before its database", async () => {
    await database.halt();
    await api.stop();
    api = await startApi(database.serviceUrl);
    expect(await ask()).toBe(503);
    await database.resume();
    await recovery();
  });

  test("no fault above has ended the service", async () => {
    const { pid } = api;
    expect(await Promise.race([api.exited, wait(100, "running")])).toBe("running");
    expect(() => process.kill(pid, 0)).not.toThrow();
  });
});
