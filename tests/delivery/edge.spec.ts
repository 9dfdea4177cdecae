import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import type { RunningChain } from "../../scripts/stage/start-chain.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import { routeTable } from "../support/route-table.ts";
import { askEdge } from "./edge-answer.ts";
import type { EdgeAnswer } from "./edge-answer.ts";
import { edgeRequest, tooLong } from "./edge-requests.ts";
import { isSoak } from "../support/extent.ts";
import { copyBuild } from "./plain-servers.ts";
import { edgeAddress, startEdge } from "./start-edge.ts";
import type { RunningEdge } from "./start-edge.ts";
import { teamKey } from "./team-key.ts";

const count = isSoak ? 100_000 : 6000;
const seed = isSoak ? Math.floor(Math.random() * 2 ** 32) : 19;

const get = (origin: string, route: string, encoding = "br") =>
  askEdge(origin, { path: route, headers: { host: "localhost", "accept-encoding": encoding } });
const headerOf = ({ headers }: EdgeAnswer, name: string) =>
  headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";

/** Where an answer through the edge is not the server's own. */
function compare(expected: EdgeAnswer, answer: EdgeAnswer): string | undefined {
  if (answer.status !== expected.status) return `status ${answer.status}, not ${expected.status}`;
  const lines = [
    ...expected.headers.filter((line) => !answer.headers.includes(line)).map((line) => `missing ${line}`),
    ...answer.headers.filter((line) => !expected.headers.includes(line)).map((line) => `added ${line}`),
  ];
  if (lines.length > 0 || answer.headers.length !== expected.headers.length) return `headers: ${lines.join(", ")}`;
  return answer.bytes === expected.bytes ? undefined : "another body";
}

test.describe("docs/cdn.md carried out", () => {
  test.describe.configure({ mode: "serial" });
  let build: ReturnType<typeof copyBuild>;
  let chain: RunningChain;
  let edge: RunningEdge;
  /** Its pages grow old within a second. */
  let hasty: RunningEdge;
  test.beforeAll(async () => {
    build = copyBuild();
    chain = await startChain(await freePort(), { root: build.root, tls: true });
    edge = await startEdge(chain.site);
    hasty = await startEdge(chain.site, "1s");
  });
  test.afterAll(async () => {
    await edge.stop();
    await hasty.stop();
    await chain.stop();
    build.remove();
  });

  test(`${count} requests of browsers, crawlers and attackers: nobody gets another's answer`, async () => {
    test.setTimeout(isSoak ? 1_800_000 : 300_000);
    const tags = await Promise.all(
      ["/", "/contact", "/contact.md"].map(async (route) => headerOf(await get(chain.origin, route), "etag")),
    );
    const plain = new Map<string, Promise<EdgeAnswer>>();
    const statuses: Record<string, number> = {};
    const wrong: string[] = [];
    let sent = 0;
    const visitors = [edge, hasty].flatMap(({ origin }) =>
      Array.from({ length: 6 }, async () => {
        while (sent < count && wrong.length < 10) {
          const number = sent++;
          const { noise, ...asked } = edgeRequest(seed, number, tags);
          const name = JSON.stringify(asked);
          const expected = plain.get(name) ?? askEdge(chain.origin, asked);
          plain.set(name, expected);
          const answer = await askEdge(origin, { ...asked, headers: { ...asked.headers, ...noise } });
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          const difference = compare(await expected, answer);
          const isOwnFault = answer.status === 431 && noise["cookie"]?.length === tooLong;
          if (difference !== undefined && !isOwnFault) wrong.push(`${number}: ${name}: ${difference}`);
        }
      }),
    );
    await Promise.all(visitors);
    console.log(
      `edge: ${sent} requests with seed ${seed}, ${plain.size} of them different: ${JSON.stringify(statuses)}`,
    );
    expect(wrong).toEqual([]);
    for (const status of [200, 301, 304, 400, 401, 404, 405, 431])
      expect(statuses[status], String(status)).toBeGreaterThan(5);
  });

  test("what the server wants nobody to keep, it says so itself", async () => {
    for (const route of ["/contact/?a=1", "/CONTACT?a=1", "/contact/index.html", "/about", employeesPath, "/healthz"])
      expect([route, headerOf(await get(chain.origin, route), "cache-control")]).toEqual([route, "no-store"]);
  });

  test("a new page is there at once, a changed one after a purge or when the old one has expired", async () => {
    const old = readFileSync(path.join(build.root, "privacy/index.html"), "utf8");
    const release = (route: string, text: string) => {
      const file = path.join(build.root, route, "index.html");
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

test("behind an edge limits count the visitor, and nobody can say to be another", async () => {
  const site = await startSite(await freePort(), { tls: true, values: { TEAM_RATE: "1r/m" } });
  const config = path.join(site.folder, "nginx/cdn.conf");
  // The lines an operator is to uncomment, for a provider with one address.
  const lines = readFileSync(config, "utf8")
    .replaceAll(/^#(?=\w)/gm, "")
    .replace("192.0.2.0/24", edgeAddress);
  writeFileSync(config, lines);
  const workers = () => readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, "utf8").trim().split(" ");
  const before = new Set(workers());
  site.reload();
  await expect.poll(() => workers().some((pid) => before.has(pid))).toBe(false);
  const edge = await startEdge(site);
  let forged = 0;
  /** How many of a visitor's questions are refused, each naming another address as its own; 41 are allowed. */
  const countRefused = async (questions: number, origin: string, localAddress: string) => {
    const ask = () => {
      const headers = { host: "localhost", apikey: teamKey, "x-forwarded-for": `198.51.100.${(forged += 1)}` };
      return askEdge(origin, { path: `${employeesPath}?${employeesQuery}`, localAddress, headers, agent: false });
    };
    const answers = await Promise.all(Array.from({ length: questions }, ask));
    return answers.filter(({ status }) => status === 429).length;
  };
  expect(await countRefused(60, edge.origin, "127.0.0.2")).toBe(19);
  expect(await countRefused(30, edge.origin, "127.0.0.3")).toBe(0);
  // Who goes around the edge is believed nothing.
  expect(await countRefused(60, site.origin, "127.0.0.4")).toBe(19);
  await edge.stop();
  await site.stop();
});
