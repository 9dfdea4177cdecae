import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { answer, eventually, faults, setUpIndexing } from "../../tests/support/indexing-stage.ts";
import type { IndexingStage } from "../../tests/support/indexing-stage.ts";
import { createForwarder } from "./create-forwarder.ts";

const hour = 3_600_000;

let stage: IndexingStage;
beforeAll(async () => {
  stage = await setUpIndexing();
});
beforeEach(() => {
  stage.forget();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());
afterAll(() => stage?.tearDown());

/** The service's own logger, writing to the stage. */
function start(upstream = stage.upstream.address) {
  const stream = { write: (line: string) => void stage.log.push(line) };
  const forward = createForwarder(upstream, Fastify({ logger: { stream } }).log);
  return (...paths: string[]) => forward(stage.manifest(), paths);
}

const logged = (count: number) =>
  eventually(`${count} results are logged`, () => stage.results().length === count).then(
    () => JSON.parse(stage.results()[count - 1] ?? "") as unknown,
  );

test.each(faults)(
  "CALL-2 an indexing service that %s is logged as %s, left alone for an hour, and told again",
  async (_name, status, behave) => {
    stage.upstream.behave(behave);
    const forward = start();
    expect(forward("/page-1", "/page-2")).toBe(true);
    expect(await logged(1)).toMatchObject({ level: 40, status, pages: 2 });

    stage.upstream.behave(answer(202));
    vi.setSystemTime(Date.now() + hour - 1000);
    expect([forward("/page-1"), forward("/page-3")]).toEqual([false, false]);
    vi.setSystemTime(Date.now() + 1001);
    expect(forward("/page-1")).toBe(true);
    expect(await logged(2)).toMatchObject({ level: 30, status: 202, pages: 1 });
    expect(forward("/page-1")).toBe(false);
    expect(stage.upstream.messages).toEqual([stage.message(["/page-1", "/page-2"]), stage.message(["/page-1"])]);
  },
);

test("CALL-2 an indexing service that is not there is logged and nothing else", async () => {
  expect(start("http://127.0.0.1:9/indexnow")("/page-1")).toBe(true);
  expect(await logged(1)).toMatchObject({ level: 40, status: "unreachable", pages: 1 });
});

test("a page is handed on once in each version, also one that is back to what it said before", async () => {
  const forward = start();
  expect(forward("/page-4", "/page-4")).toBe(true);
  await logged(1);
  expect(forward("/page-4")).toBe(false);
  stage.release({ "/page-4": "another text" });
  expect(forward("/page-4")).toBe(true);
  await logged(2);
  stage.release({ "/page-4": "page 4" });
  expect(forward("/page-4")).toBe(true);
  await logged(3);
  expect(stage.told()).toEqual(Array(3).fill(stage.message(["/page-4"]).urlList[0]));
});

test("a failed call forgets its own version and not the one that came while it lasted", async () => {
  const { promise: asked, resolve: fail } = Promise.withResolvers<() => void>();
  stage.upstream.behave((response) => fail(() => answer(500)(response)));
  const forward = start();
  expect(forward("/page-5")).toBe(true);
  const failFirst = await asked;
  stage.release({ "/page-5": "a text of the next release" });
  stage.upstream.behave(answer(200));
  expect(forward("/page-5")).toBe(true);
  expect(await logged(1)).toMatchObject({ status: 200 });
  failFirst();
  expect(await logged(2)).toMatchObject({ status: 500 });
  vi.setSystemTime(Date.now() + hour + 1);
  expect(forward("/page-5")).toBe(false);
});

test("an indexing service that hangs holds two calls at most, and none is a queue", async () => {
  stage.upstream.behave(() => undefined);
  const forward = start();
  const begun = Object.keys(stage.manifest().pages).filter((path) => forward(path));
  expect(begun).toHaveLength(2);
  await logged(2);
  expect(stage.upstream.messages).toHaveLength(2);
});
