import { createHash } from "node:crypto";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders, RequestOptions } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";
import * as fc from "fast-check";

import { employeesPath } from "../../api/contract.ts";
import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import type { RunningChain } from "../../scripts/stage/start-chain.ts";
import { routeTable } from "../support/route-table.ts";
import { edgeRequests, tooLong } from "./edge-requests.ts";
import { isSoak } from "../support/extent.ts";

import { list } from "./fuzz/corpus.ts";
import { startEdge } from "./start-edge.ts";
import type { RunningEdge } from "./start-edge.ts";

const count = isSoak ? 100_000 : 6000;
const seed = isSoak ? Math.floor(Math.random() * 2 ** 32) : 19;

type EdgeAnswer = { status: number; headers: IncomingHttpHeaders; bytes: string };

/** What a visitor could notice: not what belongs to one connection or one moment, nor an edge's offer of no ranges. */
async function askEdge(origin: string, options: RequestOptions): Promise<EdgeAnswer> {
  const { status, headers, body } = await askServer(origin, options);
  for (const name of list("date cache-status connection keep-alive transfer-encoding accept-ranges"))
    delete headers[name];
  return { status, headers, bytes: createHash("sha256").update(body).digest("hex") };
}
const get = (origin: string, route: string, encoding = "br") =>
  askEdge(origin, { path: route, headers: { host: "localhost", "accept-encoding": encoding } });

test.describe("docs/cdn.md carried out", () => {
  test.describe.configure({ mode: "serial" });
  const build = mkdtempSync(path.join(tmpdir(), "website-build-"));
  const root = path.join(build, "client");
  let chain: RunningChain;
  let edge: RunningEdge;
  /** Its pages grow old within a second. */
  let hasty: RunningEdge;
  test.beforeAll(async () => {
    // nginx started by root answers as an account that has to get in.
    chmodSync(build, 0o755);
    cpSync("build", build, { recursive: true });
    chain = await startChain(await freePort(), { root, tls: true });
    edge = await startEdge(chain.site);
    hasty = await startEdge(chain.site, "1s");
  });
  test.afterAll(async () => {
    await edge.stop();
    await hasty.stop();
    await chain.stop();
    rmSync(build, { recursive: true });
  });

  test(`${count} requests of browsers, crawlers and attackers: nobody gets another's answer`, async () => {
    test.setTimeout(isSoak ? 1_800_000 : 300_000);
    const tags = await Promise.all(
      ["/", "/contact", "/contact.md"].map(async (route) => (await get(chain.origin, route)).headers.etag ?? ""),
    );
    const requests = fc.sample(edgeRequests(tags), { seed, numRuns: count }).entries();
    const plain = new Map<string, Promise<EdgeAnswer>>();
    const statuses: Record<string, number> = {};
    const wrong: string[] = [];
    const visitors = [edge, hasty].flatMap(({ origin }) =>
      Array.from({ length: 6 }, async () => {
        for (const [number, { noise, ...asked }] of requests) {
          const name = JSON.stringify(asked);
          const expected = plain.get(name) ?? askEdge(chain.origin, asked);
          plain.set(name, expected);
          const answer = await askEdge(origin, { ...asked, headers: { ...asked.headers, ...noise } });
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          const isOwnFault = answer.status === 431 && noise["cookie"]?.length === tooLong;
          if (!isOwnFault && !isDeepStrictEqual(answer, await expected))
            wrong.push(`${number}: ${name}: ${JSON.stringify([await expected, answer])}`);
        }
      }),
    );
    await Promise.all(visitors);
    console.log(
      `edge: ${count} requests with seed ${seed}, ${plain.size} of them different: ${JSON.stringify(statuses)}`,
    );
    expect(wrong.slice(0, 10)).toEqual([]);
    for (const status of [200, 301, 304, 400, 401, 404, 405, 431])
      expect(statuses[status], String(status)).toBeGreaterThan(5);
  });

  test("what the server wants nobody to keep, it says so itself", async () => {
    for (const route of ["/contact/?a=1", "/CONTACT?a=1", "/contact/index.html", "/about", employeesPath, "/healthz"])
      expect([route, (await get(chain.origin, route)).headers["cache-control"]]).toEqual([route, "no-store"]);
  });

  test("a new page is there at once, a changed one after a purge or when the old one has expired", async () => {
    const old = readFileSync(path.join(root, "privacy/index.html"), "utf8");
    const release = (route: string, text: string) => {
      const file = path.join(root, route, "index.html");
      mkdirSync(path.dirname(file), { recursive: true });
      for (const [ending, bytes] of [
        ["", text],
        [".br", brotliCompressSync(text)],
        [".gz", gzipSync(text)],
      ] as const) {
        writeFileSync(`${file}.new`, bytes);
        renameSync(`${file}.new`, file + ending);
      }
    };
    const before = await get(edge.origin, "/privacy");
    await get(hasty.origin, "/privacy");
    expect((await get(edge.origin, "/services/new")).status).toBe(404);
    release("services/new", old);
    expect((await get(edge.origin, "/services/new")).status).toBe(200);
    release("privacy", `${old}<!-- new -->`);
    // The server keeps an open file for a second.
    await expect.poll(async () => (await get(chain.origin, "/privacy")).bytes).not.toBe(before.bytes);
    const after = await get(chain.origin, "/privacy");
    expect(await get(edge.origin, "/privacy")).toEqual(before);
    edge.purge();
    expect(await get(edge.origin, "/privacy")).toEqual(after);
    await expect.poll(() => get(hasty.origin, "/privacy")).toEqual(after);
  });

  test("the server is gone: pages go on with all their headers, and failures are not kept", async () => {
    const asked = routeTable.flatMap((route) =>
      ["br", "gzip", "identity"].map((encoding) => [route, encoding] as const),
    );
    const answers = await Promise.all(asked.map(([route, encoding]) => get(chain.origin, route, encoding)));
    for (const { origin, purge } of [edge, hasty]) {
      purge();
      expect(await Promise.all(asked.map(([route, encoding]) => get(origin, route, encoding)))).toEqual(answers);
    }
    await chain.site.stop();
    await wait(1100);
    for (const { origin } of [edge, hasty]) {
      expect((await get(origin, "/healthz")).status).toBe(502);
      expect((await get(origin, "/nowhere")).status).toBe(502);
      for (const [place, [route, encoding]] of asked.entries())
        expect(await get(origin, route, encoding)).toEqual(answers[place]);
    }
  });
});
