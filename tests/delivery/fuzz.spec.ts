import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import type { PageManifest } from "../../api/contract.ts";
import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import type { RunningChain } from "../../scripts/stage/start-chain.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import type { RunningSite } from "../../scripts/stage/start-site.ts";
import { isSoak } from "../support/extent.ts";
import { fuzzHttp1, fuzzHttp2 } from "./fuzz/lanes.ts";
import type { Found, Lane } from "./fuzz/lanes.ts";
import type { Known } from "./fuzz/messages.ts";
import { readLog } from "./fuzz/read-log.ts";

// FUZZ=300000 is a length of one's own, FUZZ_SEED the seed of a run to see again,
// FUZZ_AGAIN="http2 -123 4:0:1" one finding, as it was printed.
const count = Number(process.env["FUZZ"] ?? (isSoak ? 1_000_000 : 10_000));
const seed = Number(process.env["FUZZ_SEED"] ?? (isSoak ? Math.floor(Math.random() * 2 ** 31) : 42));
const again = process.env["FUZZ_AGAIN"]?.split(" ");

let chain: RunningChain;
let secure: RunningSite;
let logs: string;
let door: number;
const logged = (name: string) => ({
  ACCESS_LOG: `${path.join(logs, name)}.log visits`,
  ERROR_LOG: `${path.join(logs, name)}-errors.log crit`,
});
const portOf = (origin: string) => Number(new URL(origin).port);

/** In production most refusals are left out of the log; here each of them is a line to read. */
async function logEverything({ folder, origin, reload }: RunningSite, name: string): Promise<void> {
  const file = path.join(folder, "nginx/nginx.conf");
  writeFileSync(file, readFileSync(file, "utf8").replace(" if=$is_logged", ""));
  reload();
  const log = path.join(logs, `${name}.log`);
  await expect(async () => {
    await askServer(`${origin}/contact/`);
    expect(readFileSync(log, "utf8")).toContain('"path":"/contact/"');
  }).toPass();
}

test.beforeAll(async () => {
  logs = mkdtempSync(path.join(tmpdir(), "website-logs-"));
  door = await freePort();
  chain = await startChain(await freePort(), { values: logged("plain") });
  // The same service behind HTTP/2, and behind the server that sends everybody to the right name.
  const values = { ...logged("secure"), LISTEN_PLAIN: `127.0.0.1:${door}` };
  secure = await startSite(await freePort(), { tls: true, api: chain.api.origin, values });
  await logEverything(chain.site, "plain");
  await logEverything(secure, "secure");
});
test.afterAll(async () => {
  await secure.stop();
  await chain.stop();
  rmSync(logs, { recursive: true });
});

async function lookAround(): Promise<Known> {
  const manifest = JSON.parse(readFileSync("build/page-manifest.json", "utf8")) as PageManifest;
  const home = await askServer(chain.origin);
  const asset = /\/assets\/[\w.-]+\.js/.exec(home.body)?.[0] ?? "";
  const files = [
    "/healthz",
    "/feed.xml",
    "/glossary.json",
    "/contact.data",
    "/contact.md",
    "/index.jsonld",
    "/favicon.svg",
  ];
  const ask = async (address: string) => ({
    address,
    etag: (await askServer(chain.origin + address)).headers.etag ?? "",
  });
  return {
    manifest,
    addresses: [
      ...Object.keys(manifest.pages),
      ...files,
      asset,
      "/assets/none.js",
      "/about",
      "/nowhere",
      "/contact?q=zero",
    ],
    tagged: await Promise.all(["/", "/contact", "/contact.data", "/favicon.svg", asset].map(ask)),
  };
}

test(`${count.toLocaleString("en")} hostile requests over HTTP/1.1 and HTTP/2: no error of ours, no leak, no header that is injected, doubled or contradicted, a log of valid JSON`, async () => {
  test.setTimeout(isSoak ? 7_200_000 : 1_800_000);
  const known = await lookAround();
  const folders = [chain.site.folder, secure.folder];
  const found: Found = { statuses: {}, requests: 0, faults: [] };
  // The first name is the server's; a share of the requests goes to each, by clients that work side by side.
  const kinds: Record<string, { share: number; clients: number; fuzz: (lane: Lane) => Promise<void> }> = {
    http1: { share: 0.55, clients: 12, fuzz: fuzzHttp1(portOf(chain.origin), chain.origin, known, folders, found) },
    door: { share: 0.05, clients: 2, fuzz: fuzzHttp1(door, secure.origin, known, folders, found) },
    http2: { share: 0.4, clients: 10, fuzz: fuzzHttp2(portOf(secure.origin), secure.origin, known, folders, found) },
  };
  const start = performance.now();
  if (again)
    await kinds[again[0] ?? ""]?.fuzz({ kind: again[0] ?? "", seed: Number(again[1]), path: again[2] ?? "", runs: 1 });
  else
    await Promise.all(
      Object.entries(kinds).flatMap(([kind, { share, clients, fuzz }]) =>
        Array.from({ length: clients }, (_, client) =>
          fuzz({ kind, seed: seed + client * 1000, path: "", runs: Math.ceil((count * share) / clients) }),
        ),
      ),
    );
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`fuzz: ${found.requests} requests with seed ${seed} in ${seconds} s`);
  for (const [kind, statuses] of Object.entries(found.statuses)) console.log(`  ${kind}: ${JSON.stringify(statuses)}`);
  expect(found.faults).toEqual([]);

  // The site is well afterwards: it answers, and no process of it has ended or complained.
  expect((await askServer(chain.origin)).status).toBe(200);
  expect((await askServer(secure.origin)).status).toBe(200);
  expect((await askServer(`${chain.api.origin}/readyz`)).status).toBe(200);
  for (const name of ["plain", "secure"]) {
    const complaints = readFileSync(path.join(logs, `${name}-errors.log`), "utf8")
      .split("\n")
      .filter(Boolean);
    // nginx calls a padding that is late an alert of its own; site.conf answers it with 400.
    expect(complaints.filter((line) => !line.includes("http2 negative window update"))).toEqual([]);
    const log = await readLog(path.join(logs, `${name}.log`));
    console.log(`  log of ${name}: ${log.lines} lines`);
    expect(log.faults).toEqual([]);
  }
  if (again) return;
  // The requests got as far as the pages, the refusals and the service.
  for (const kind of ["http1", "http2"])
    for (const status of [
      "200",
      "202",
      "301",
      "304",
      "400",
      "401",
      "403",
      "404",
      "405",
      "412",
      "413",
      "414",
      "422",
      "431",
    ])
      expect(found.statuses[kind]?.[status], `${kind} ${status}`).toBeGreaterThan(0);
});
