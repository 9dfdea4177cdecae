import { setTimeout as wait } from "node:timers/promises";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import type { RunningService } from "../../scripts/start-service.ts";
import { postMany } from "../../tests/post-many.ts";
import { asPage, eventually, origin, post, setUpRelays } from "../../tests/relay-bench.ts";
import type { RelayBench } from "../../tests/relay-bench.ts";
import { indexingPath } from "../contract.ts";

let bench: RelayBench;
beforeAll(async () => {
  bench = await setUpRelays();
});
afterEach(() => bench.forget());
afterAll(() => bench?.tearDown());

const many = <Result>(count: number, run: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

test("CALL-3 a thousand posts at once, two processes and a restart make one call to the indexing service", async () => {
  const [first, second] = await Promise.all([bench.start(), bench.start()]);
  const message = bench.message(["/page-1"]);
  const crowd = ([one, other]: [RunningService, RunningService]) => {
    const urls = Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? one : other).origin + indexingPath);
    return postMany({ urls, headers: asPage, body: JSON.stringify(message) });
  };
  const statuses = await crowd([first, second]);
  // 503 is what a starved machine makes of a fast database.
  expect([...new Set(statuses)].filter((status) => ![202, 204, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(202);
  await eventually("the page is taken", async () => (await bench.taken()) === 1);

  await first.stop();
  await bench.kill(second);
  const [third, fourth] = await Promise.all([bench.start(), bench.start()]);
  const again = await crowd([third, fourth]);
  expect([...new Set(again)].filter((status) => ![204, 503].includes(status))).toEqual([]);
  expect(again).toContain(204);
  await wait(500);
  expect(bench.upstream.messages).toEqual([message]);
  await Promise.all([third.stop(), fourth.stop()]);
});

test("CALL-3 an unchanged page is 204 and nobody hears of it; a release makes it new once", async () => {
  const relay = await bench.start();
  const message = bench.message(["/page-2"]);
  expect(await post(relay, message)).toBe(202);
  await eventually("the first version arrives", () => bench.upstream.messages.length === 1);
  expect(await post(relay, message)).toBe(204);

  bench.release({ "/page-2": bench.version("another text") });
  expect(await post(relay, bench.message(["/page-3"]))).toBe(202);
  expect(await post(relay, message)).toBe(202);
  expect(await post(relay, message)).toBe(204);
  await eventually("the second version arrives", () => bench.told().length === 3);
  expect(bench.told().toSorted()).toEqual([`${origin}/page-2`, `${origin}/page-2`, `${origin}/page-3`]);
  await relay.stop();
});

test("pages that are reported together travel together, each once", async () => {
  const relay = await bench.start({ batchSeconds: 2, retrySeconds: 3600 });
  const statuses = await many(120, (index) => post(relay, bench.message([`/page-${index % 40}`])));
  expect(statuses.every((status) => status === 202 || status === 204)).toBe(true);
  await eventually("all pages arrive", () => bench.told().length >= 40);
  expect(bench.told().toSorted()).toEqual(
    bench
      .pages()
      .map((path) => origin + path)
      .toSorted(),
  );
  expect(bench.upstream.messages.length).toBeLessThan(10);
  await relay.stop();
});

test("nothing is lost when the process dies after it accepted and before it sent", async () => {
  await bench.holdTurns();
  const relay = await bench.start();
  expect(await post(relay, bench.message(["/page-5", "/page-6"]))).toBe(202);
  await bench.kill(relay);
  expect(bench.told()).toEqual([]);
  await bench.allowTurns();
  const next = await bench.start();
  await eventually("the pages arrive", () => bench.told().length > 0);
  await wait(300);
  expect(bench.told().toSorted()).toEqual([`${origin}/page-5`, `${origin}/page-6`]);
  await next.stop();
});

test("nothing is lost when the process dies while it sends: the other process takes over", async () => {
  const hanging = Promise.withResolvers<void>();
  bench.upstream.behave(() => hanging.resolve());
  const relay = await bench.start();
  expect(await post(relay, bench.message(["/page-7"]))).toBe(202);
  await hanging.promise;
  const other = await bench.start();
  await bench.kill(relay);
  bench.upstream.behave((response) => void response.writeHead(202).end());
  await eventually("the page is taken", async () => (await bench.taken()) === 1);
  await other.stop();
});

test("a stop waits for the message in flight, so that it is not sent again", async () => {
  bench.upstream.behave((response) => void setTimeout(() => response.writeHead(200).end(), 2000));
  const relay = await bench.start();
  expect(await post(relay, bench.message(["/page-8"]))).toBe(202);
  await eventually("the message is on its way", () => bench.upstream.messages.length === 1);
  await relay.stop();
  const next = await bench.start();
  await wait(500);
  expect(bench.told()).toEqual([`${origin}/page-8`]);
  await next.stop();
});

test("a page that is gone before its turn is not reported, and is when it comes back", async () => {
  await bench.holdTurns();
  const relay = await bench.start();
  expect(await post(relay, bench.message(["/page-9", "/page-10"]))).toBe(202);
  await relay.stop();
  await bench.allowTurns();
  bench.release({}, ["/page-9"]);
  const next = await bench.start();
  await eventually("the other page arrives", () => bench.told().length > 0);
  expect(bench.told()).toEqual([`${origin}/page-10`]);
  bench.release({ "/page-9": bench.version("page 9") });
  expect(await post(next, bench.message(["/page-9"]))).toBe(202);
  await eventually("the page is back", () => bench.told().length === 2);
  await next.stop();
});
