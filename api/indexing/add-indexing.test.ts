import type { ServerResponse } from "node:http";

import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { inMemoryDatabase } from "../../scripts/servers/in-memory-database.ts";
import { startApi } from "../../scripts/servers/start-api.ts";
import { startFakeIndexNow } from "../../scripts/servers/start-fake-indexnow.ts";
import { origin, respond, startIndexingHarness } from "../../tests/support/indexing-harness.ts";
import type { IndexingHarness } from "../../tests/support/indexing-harness.ts";
import { buildApp } from "../app.ts";
import { employeesPath, employeesQuery } from "../contract.ts";
import { createForwarder } from "./add-indexing.ts";
import { indexingMessage, indexingPath } from "./contract.ts";

const key = "a-public-key";
/** Headers that a browser sends with a page report. */
const pageHeaders = { "content-type": "application/json", origin, "sec-fetch-site": "same-origin" };

let harness: IndexingHarness;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  harness = await startIndexingHarness();
});
beforeEach(() => {
  harness.reset();
  app = buildApp({ logLevel: "silent", key, database: inMemoryDatabase(), indexing: harness.settings });
});
afterAll(() => harness?.tearDown());

async function report(body: unknown, headers: Record<string, string> = pageHeaders): Promise<number> {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  return (await app.inject({ method: "POST", url: indexingPath, headers, payload })).statusCode;
}

test.each(["at first", "after a restart"])(
  "forwards 1,000 reports of a page once, %s",
  { tags: "CALL-3" },
  async () => {
    const message = harness.message("/page-1");
    const held: ServerResponse[] = [];
    harness.upstream.behave((response) => held.push(response));
    const statuses = await Promise.all(Array.from({ length: 1000 }, () => report(message)));
    expect(statuses.filter((status) => status !== 204)).toEqual([202]);
    await vi.waitFor(() => expect(harness.upstream.messages).toEqual([message]));
    held.forEach(respond(200));
  },
);

test("reports a page again after a release, even if an earlier version returns", { tags: "CALL-3" }, async () => {
  const message = harness.message("/page-2");
  for (const text of ["page 2", "another text", "page 2"]) {
    harness.release({ "/page-2": text });
    await vi.waitFor(async () => expect(await report(message)).toBe(202));
    expect(await report(message)).toBe(204);
  }
  await vi.waitFor(() => expect(harness.upstream.messages).toEqual([message, message, message]));
});

test("keeps visitor data out of the log and the indexing request", { tags: "CALL-3" }, async () => {
  let log = "";
  const service = await startApi("postgres://none@127.0.0.1:9/website", {
    indexing: harness.settings,
    onLog: (text) => (log += text),
  });
  onTestFinished(service.stop);
  const visitor = { cookie: "visitor=1", referer: "https://visitor.example/", "x-forwarded-for": "203.0.113.7" };
  const headers = { ...pageHeaders, ...visitor, "user-agent": "visitor-agent" };
  const message = harness.message("/page-3");
  for (const body of [message, { ...message, visitor: "visitor" }])
    await fetch(service.origin + indexingPath, { method: "POST", headers, body: JSON.stringify(body) });
  await vi.waitFor(() => expect(log).toContain("the indexing service accepted the pages"), 10_000);
  expect(harness.upstream.messages).toEqual([message]);
  expect(harness.upstream.headers[0]).toMatchObject({ "content-type": "application/json; charset=utf-8" });
  expect(JSON.stringify(harness.upstream.headers) + log).not.toMatch(/visitor|203\.0\.113\.7|page-3/);
});

test("serves the team while the indexing service hangs, with at most two calls", { tags: "CALL-2" }, async () => {
  harness.upstream.behave(() => undefined);
  const reports = Object.keys(harness.manifest().pages).map((path) => report(harness.message(path)));
  const team = await app.inject({ url: `${employeesPath}?${employeesQuery}`, headers: { apikey: key } });
  expect(team.statusCode).toBe(200);
  expect((await Promise.all(reports)).filter((status) => status !== 204)).toEqual([202, 202]);
  await vi.waitFor(() => expect(harness.upstream.messages).toHaveLength(2));
});

test("refuses reports from other sites, and wrong keys, hosts and URLs", { tags: "CALL-3" }, async () => {
  const message = harness.message("/page-1");
  for (const headers of [
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    { origin, "sec-fetch-site": "cross-site" },
    { origin: `${origin}.evil.example` },
    { origin: origin.replace("https", "http") },
    { origin: "null" },
  ])
    expect(await report(message, { ...pageHeaders, ...headers }), JSON.stringify(headers)).toBe(403);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
    expect(await report(message, { ...pageHeaders, "content-type": type }), type).toBe(400);
  const own = `${origin}/page-1`;
  const wrong: [status: number, fields: object][] = [
    [403, { key: "another-key-0123456789" }],
    [403, { keyLocation: "https://evil.example/key.txt" }],
    [422, { host: "evil.example" }],
    [422, { urlList: [own, "https://evil.example/page-1"] }],
    [422, { urlList: [`${own}?x=1`] }],
    [422, { urlList: [`${origin}/constructor`] }],
    [422, { urlList: [`${origin}@evil.example/page-1`] }],
    [400, { urlList: [] }],
    [400, { urlList: Array(51).fill(own) }],
    [400, { extra: true }],
    [400, { key: "x".repeat(10_000) }],
  ];
  for (const [status, fields] of wrong)
    expect(await report({ ...message, ...fields }), JSON.stringify(fields).slice(0, 200)).toBe(status);
  for (const body of [[message], { host: message.host }, "null", "{", "", '{"__proto__": {"host": "evil.example"}}'])
    expect(await report(body), JSON.stringify(body)).toBe(400);
  expect(harness.upstream.messages).toEqual([]);
});

const hour = 3_600_000;
const site = {
  origin: "https://www.site.example",
  key: "a-key-0123456789",
  pages: { "/a": "1", "/b": "1", "/c": "1" },
};

afterEach(() => void vi.useRealTimers());

/** Starts a forwarder with the service's logger and a separate indexing service. */
async function start(behave: (response: ServerResponse) => void) {
  const upstream = await startFakeIndexNow();
  onTestFinished(upstream.stop);
  upstream.behave(behave);
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  const result = async (index: number) => {
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(index), 10_000);
    return JSON.parse(lines[index] ?? "") as unknown;
  };
  return { upstream, forward: createForwarder(upstream.url, log), result };
}

const faults: [status: number | string, behave: (response: ServerResponse) => void][] = [
  ["unreachable", (response) => void response.destroy()],
  ["timeout", () => undefined],
  [429, respond(429, { "retry-after": "3600" })],
  [308, respond(308, { location: "http://127.0.0.1:9/elsewhere" })],
  [403, respond(403)],
  [500, respond(500)],
];

test("logs a failed call and sends the page again after an hour", { tags: "CALL-2" }, async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const started = await Promise.all(faults.map(([, behave]) => start(behave)));
  for (const { forward } of started) expect(forward(site, ["/a", "/b", "/b"])).toBe(true);
  for (const [index, { result }] of started.entries())
    expect(await result(0)).toMatchObject({ level: 40, status: faults[index]?.[0], pages: 2 });

  vi.setSystemTime(Date.now() + hour - 60_000);
  for (const { forward } of started) expect([forward(site, ["/a"]), forward(site, ["/c"])]).toEqual([false, false]);
  vi.setSystemTime(Date.now() + 60_001);
  for (const { upstream, forward, result } of started) {
    upstream.behave(respond(202));
    expect(forward(site, ["/a"])).toBe(true);
    expect(await result(1)).toMatchObject({ level: 30, status: 202, pages: 1 });
    expect(forward(site, ["/a"])).toBe(false);
    expect(upstream.messages).toEqual([indexingMessage(site, ["/a", "/b"]), indexingMessage(site, ["/a"])]);
  }
});
