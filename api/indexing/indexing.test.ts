import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { startApi } from "../../tests/support/start-api.ts";
import { startFakeIndexNow } from "../../tests/support/start-fake-indexnow.ts";
import { buildApp } from "../app.ts";
import { connectDatabase } from "../database/connect-database.ts";
import { indexingMessage, indexingPath } from "./contract.ts";

const site = { origin: "https://www.site.example", key: "a-key-for-tests-0123456789" };
const message = (...paths: string[]) => indexingMessage(site, paths);
/** Headers that a browser sends with a page report. */
const pageHeaders = { "content-type": "application/json", origin: site.origin, "sec-fetch-site": "same-origin" };
const databaseUrl = "postgres://none@127.0.0.1:9/none";

let folder: string;
let manifest: string;
let upstream: Awaited<ReturnType<typeof startFakeIndexNow>>;
let app: ReturnType<typeof buildApp>;
function start(): void {
  const indexing = { manifest, upstream: upstream.url };
  app = buildApp({ logLevel: "silent", key: "a-public-key", database: connectDatabase(databaseUrl), indexing });
}
const release = (pages: Record<string, string>) => writeFileSync(manifest, JSON.stringify({ ...site, pages }));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "website-indexing-"));
  manifest = path.join(folder, "page-manifest.json");
  release({ "/a": "1", "/b": "1" });
  upstream = await startFakeIndexNow();
  start();
  return async () => {
    vi.useRealTimers();
    await app.close();
    await upstream.stop();
    rmSync(folder, { recursive: true });
  };
});

const report = async (payload: object | string, headers: Record<string, string> = pageHeaders): Promise<number> =>
  (await app.inject({ method: "POST", url: indexingPath, headers, payload })).statusCode;

test("forwards many reports of a page once per release", { tags: "CALL-3" }, async () => {
  const statuses = await Promise.all(Array.from({ length: 500 }, () => report(message("/a"))));
  expect(statuses.filter((status) => status !== 204)).toEqual([202]);
  await vi.waitFor(async () => expect(await report(message("/a", "/b"))).toBe(202));
  expect(await report(message("/a", "/b"))).toBe(204);
  await app.close();
  start();
  expect(await report(message("/a"))).toBe(202);
  await vi.waitFor(() => expect(upstream.messages).toEqual([message("/a"), message("/b"), message("/a")]));
});

test.for<[status: number | string, behave: (response: ServerResponse) => void]>([
  ["unreachable", (response) => void response.destroy()],
  ["timeout", () => undefined],
  [308, (response) => void response.writeHead(308, { location: "http://127.0.0.1:9/elsewhere" }).end()],
])("sends a page again an hour after the indexing service was %s", { tags: "CALL-2" }, async ([status, behave]) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const warn = vi.spyOn(app.log, "warn");
  upstream.behave(behave);
  // No visitor waits for the call.
  expect([await report(message("/a")), await report(message("/b"))]).toEqual([202, 204]);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ status, pages: 1 }, expect.any(String)), 10_000);
  vi.setSystemTime(Date.now() + 3_599_000);
  expect(await report(message("/b"))).toBe(204);
  vi.setSystemTime(Date.now() + 1001);
  expect(await report(message("/a"))).toBe(202);
});

test("keeps visitor data out of the log and the indexing request", { tags: "CALL-3" }, async () => {
  let log = "";
  const indexing = { manifest, upstream: upstream.url };
  const service = await startApi(databaseUrl, { indexing, onLog: (text) => (log += text) });
  onTestFinished(service.stop);
  const headers = { ...pageHeaders, cookie: "visitor=1", "user-agent": "visitor", referer: "https://visitor.example" };
  for (const body of ["visitor", JSON.stringify({ ...message("/a"), host: "visitor.example" })])
    await fetch(service.origin + indexingPath, { method: "POST", headers, body });
  await vi.waitFor(() => expect(log).toContain("called the indexing service"), 10_000);
  expect(upstream.messages).toEqual([message("/a")]);
  expect(JSON.stringify(upstream.headers) + log).not.toMatch(/visitor|remoteAddress|site\.example/);
});

test("refuses reports from other sites and of unknown pages", { tags: "CALL-3" }, async () => {
  for (const origin of ["https://evil.example", `${site.origin}.evil.example`, "http://www.site.example", "null", ""])
    expect(await report(message("/a"), { ...pageHeaders, origin }), origin).toBe(403);
  expect(await report(message("/a"), { ...pageHeaders, "sec-fetch-site": "cross-site" })).toBe(403);
  for (const url of ["https://evil.example/a", `${site.origin}/a?x=1`, `${site.origin}/constructor`, "/a"])
    expect(await report({ urlList: [`${site.origin}/a`, url] }), url).toBe(422);
  for (const body of ["{", "null", "[]", "{}", '{"urlList": {}}', JSON.stringify(message("/a".repeat(5000)))])
    expect(await report(body), body.slice(0, 50)).toBe(400);
  expect(await report(JSON.stringify(message("/a")), { ...pageHeaders, "content-type": "text/plain" })).toBe(400);
  expect(upstream.messages).toEqual([]);
});

test("after a release, reports changed pages until they are accepted", { tags: ["CALL-2", "CALL-3"] }, async () => {
  const args = ["api/indexing/submit.ts", manifest, path.join(folder, "indexed.json")];
  const env = { ...process.env, INDEXING_UPSTREAM: upstream.url };
  const submit = () => promisify(execFile)(process.execPath, args, { env });
  upstream.behave((response) => response.writeHead(500).end());
  await expect(submit()).rejects.toThrow("The indexing service answered 500");
  upstream.behave((response) => response.end());
  expect((await submit()).stdout).toBe("Changed pages: 2\n");
  release({ "/a": "2", "/b": "1", "/c": "1" });
  expect((await submit()).stdout).toBe("Changed pages: 2\n");
  expect((await submit()).stdout).toBe("Changed pages: 0\n");
  expect(upstream.messages.slice(1)).toEqual([message("/a", "/b"), message("/a", "/c")]);
});
