import { execFile } from "node:child_process";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import type { RunningService } from "../../scripts/start-service.ts";
import { eventually, origin, post, setUpRelays } from "../../tests/relay-bench.ts";
import type { RelayBench } from "../../tests/relay-bench.ts";
import type { Submission } from "./submit-changed.ts";

let bench: RelayBench;
let relay: RunningService;
beforeAll(async () => {
  bench = await setUpRelays();
  relay = await bench.start({ retrySeconds: 0.25 });
});
beforeEach(() => bench.forget());
afterAll(() => bench?.tearDown());

/** A page that says what it has never said before: the relay remembers what it has seen. */
let releases = 0;
function newPage(): string {
  releases += 1;
  const path = `/page-${releases % 40}`;
  bench.release({ [path]: bench.version(`release ${releases}`) });
  return path;
}

const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end();
const take = answer(200);
const seconds = (start: number): number => (performance.now() - start) / 1000;
const logged = (status: number | string, message: string) => () =>
  bench.log.some((line) => line.includes(`"status":${JSON.stringify(status)},`) && line.includes(message));

/** The command that is given after a release. */
function command(): Promise<{ stdout: string }> {
  const env = { ...process.env, RELAY_HOST: "127.0.0.1", RELAY_PORT: new URL(relay.origin).port };
  return promisify(execFile)(process.execPath, ["api/indexing/submit.ts"], { env });
}

async function release(): Promise<Submission> {
  const response = await fetch(`${relay.origin}/submit-changed`, { method: "POST" });
  expect(response.status).toBe(200);
  return (await response.json()) as Submission;
}

/** A starved machine fails a fast relay; three attempts tell one from the other. */
const patiently = { retry: 2 };

type Fault = [name: string, status: number | "timeout" | "unreachable", (response: ServerResponse) => void];
const passing: Fault[] = [
  ["is down", "unreachable", (response) => void response.destroy()],
  ["is slow", "timeout", () => undefined],
  ["has too much to do (429)", 429, answer(429)],
  ["is broken (500)", 500, answer(500)],
  ["sends elsewhere (308)", 308, answer(308, { location: "http://127.0.0.1:9/elsewhere" })],
];

test.each(passing)(
  "CALL-2 an indexing service that %s is logged as %s and asked again",
  patiently,
  async (_name, status, behave) => {
    bench.upstream.behave(behave);
    const page = newPage();
    const start = performance.now();
    expect(await post(relay, bench.message([page]))).toBe(202);
    expect(seconds(start)).toBeLessThan(5);
    await eventually("the fault is logged", logged(status, "asked again later"));
    bench.upstream.behave(take);
    await eventually("the page is taken", async () => (await bench.taken()) === 1);
    expect(new Set(bench.told())).toEqual(new Set([origin + page]));
  },
);

test.each([403, 422, 400])("CALL-2 after %i nothing more is sent until somebody resumes", patiently, async (status) => {
  bench.upstream.behave(answer(status));
  const pages = [newPage(), newPage()] as const;
  const start = performance.now();
  expect(await post(relay, bench.message([pages[0]]))).toBe(202);
  expect(seconds(start)).toBeLessThan(5);
  await eventually("the refusal is logged", logged(status, "stopped until somebody resumes"));
  bench.upstream.behave(take);
  expect(await post(relay, bench.message([pages[1]]))).toBe(202);
  // Longer than the pause before a second attempt.
  await wait(600);
  expect(bench.upstream.messages).toHaveLength(1);

  expect(await release()).toMatchObject({ end: "empty" });
  expect(bench.told()).toEqual(expect.arrayContaining(pages.map((page) => origin + page)));
});

test("a release is answered within five seconds, whatever the indexing service does", patiently, async () => {
  for (const [, status, behave] of [...passing, ["refuses", 403, answer(403)] as Fault]) {
    await bench.forget();
    newPage();
    bench.upstream.behave(behave);
    const start = performance.now();
    const { waiting, end } = await release();
    expect(seconds(start)).toBeLessThan(5);
    expect(waiting).toBeGreaterThan(0);
    // The relay's own turn may have come first, and the release then hears what that has led to.
    expect(status === 403 ? ["refused", "stopped"] : ["later", "waiting", "slow"]).toContain(end);
    await eventually("the fault is logged", logged(status, "the indexing service"));
  }
});

test("the release command reports what has changed, and fails where somebody has to look", async () => {
  newPage();
  newPage();
  await command();
  expect((await command()).stdout).toBe("Changed pages: 0. Not yet taken by the indexing service: 0.\n");
  newPage();
  expect((await command()).stdout).toBe("Changed pages: 1. Not yet taken by the indexing service: 0.\n");
  newPage();
  bench.upstream.behave(answer(403));
  await expect(command()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Changed pages: 1. Not yet .*: 1.\nWhy: (refused|stopped) \(403\).\n$/),
  });
});

test("the pause that a busy indexing service asks for is kept, by every process, and grows by itself", async () => {
  bench.upstream.behave(answer(429, { "retry-after": "3600" }));
  expect(await post(relay, bench.message([newPage()]))).toBe(202);
  await eventually("429 is logged", logged(429, "asked again later"));
  bench.upstream.behave(take);
  const other = await bench.start({ retrySeconds: 0.25 });
  expect(await release()).toMatchObject({ waiting: expect.any(Number), end: "waiting" });
  await other.stop();
  expect(bench.upstream.messages).toHaveLength(1);
  const pause = async (): Promise<number> => {
    const [row] = await bench.admin.ask(
      (sql) => sql`select extract(epoch from not_before - clock_timestamp())::float8 as pause from indexing.turn`,
    );
    return Number(row?.["pause"]);
  };
  expect(await pause()).toBeGreaterThan(3500);
  await bench.admin.ask((sql) => sql`update indexing.turn set not_before = 'epoch', failures = 12`);
  bench.upstream.behave(answer(429));
  await eventually("429 is answered again", () => bench.upstream.messages.length === 2);
  await eventually("the pause is written down", async () => (await pause()) > 0);
  // 2^12 times the first pause, which is a quarter of a second.
  expect(await pause()).toBeGreaterThan(900);
  expect(await pause()).toBeLessThan(1100);
});

test(
  "a database that is gone is an error for the reporter at once, and the relay finds it again",
  patiently,
  async () => {
    const page = newPage();
    await bench.database.halt();
    const start = performance.now();
    expect(await post(relay, bench.message([page]))).toBe(503);
    expect(seconds(start)).toBeLessThan(5);
    expect((await fetch(`${relay.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${relay.origin}/healthz`)).status).toBe(200);
    await bench.database.resume();
    await eventually("the page is noted", async () => (await post(relay, bench.message([page]))) === 202);
    await eventually("the page is taken", async () => (await bench.taken()) === 1);
    expect(bench.told()).toEqual([origin + page]);
  },
);
