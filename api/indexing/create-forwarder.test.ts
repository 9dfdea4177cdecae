import type { ServerResponse } from "node:http";

import Fastify from "fastify";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

import { startFakeIndexNow } from "../../scripts/servers/start-fake-indexnow.ts";
import { respond } from "../../tests/support/indexing-harness.ts";
import { describePages } from "../contract.ts";
import { createForwarder } from "./create-forwarder.ts";

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
    expect(upstream.messages).toEqual([describePages(site, ["/a", "/b"]), describePages(site, ["/a"])]);
  }
});
