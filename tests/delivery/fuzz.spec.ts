import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

import { expect, test } from "@playwright/test";
import * as fc from "fast-check";

import type { PageManifest } from "../../api/contract.ts";
import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import type { RunningChain } from "../../scripts/stage/start-chain.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import type { RunningSite } from "../../scripts/stage/start-site.ts";
import { isSoak } from "../support/extent.ts";
import { list } from "./fuzz/corpus.ts";
import { askHttp1, exchanges1 } from "./fuzz/http1.ts";
import { askHttp2 } from "./fuzz/http2.ts";
import { findFault } from "./fuzz/judge.ts";
import type { Heard } from "./fuzz/judge.ts";
import { messages } from "./fuzz/messages.ts";
import type { Known } from "./fuzz/messages.ts";

// FUZZ=300000 is a length of one's own, FUZZ_SEED the seed of a run to see again.
const count = Number(process.env["FUZZ"] ?? (isSoak ? 100_000 : 1000));
const seed = Number(process.env["FUZZ_SEED"] ?? (isSoak ? Math.floor(Math.random() * 2 ** 31) : 42));

let chain: RunningChain;
let secure: RunningSite;
let door: number;
const logs = mkdtempSync(path.join(tmpdir(), "website-logs-"));
const logged = (name: string) => ({
  ACCESS_LOG: `${path.join(logs, name)}.log visits`,
  ERROR_LOG: `${path.join(logs, name)}-errors.log crit`,
});

test.beforeAll(async () => {
  door = await freePort();
  chain = await startChain(await freePort(), { values: logged("plain") });
  // The same service behind HTTP/2, and behind the server that sends everybody to the right name.
  const values = { ...logged("secure"), LISTEN_PLAIN: `127.0.0.1:${door}` };
  secure = await startSite(await freePort(), { tls: true, api: chain.api.origin, values });
  // In production most refusals are left out of the log; here each of them is a line to read.
  for (const [name, { folder, origin, reload }] of Object.entries({ plain: chain.site, secure })) {
    const file = path.join(folder, "nginx/nginx.conf");
    writeFileSync(file, readFileSync(file, "utf8").replace(" if=$is_logged", ""));
    reload();
    await expect(async () => {
      await askServer(`${origin}/contact/`);
      expect(readFileSync(path.join(logs, `${name}.log`), "utf8")).toContain('"path":"/contact/"');
    }).toPass();
  }
});
test.afterAll(async () => {
  await secure.stop();
  await chain.stop();
  rmSync(logs, { recursive: true });
});

async function lookAround(): Promise<Known> {
  const manifest = JSON.parse(readFileSync("build/page-manifest.json", "utf8")) as PageManifest;
  const asset = /\/assets\/[\w.-]+\.js/.exec((await askServer(chain.origin)).body)?.[0] ?? "";
  const files = list("/healthz /feed.xml /glossary.json /contact.data /contact.md /favicon.svg");
  const others = list("/assets/none.js /about /nowhere /contact?q=zero");
  const tags = ["/", "/contact", "/contact.data", "/favicon.svg", asset].map(async (address) => {
    const { headers } = await askServer(chain.origin + address);
    return [address, headers.etag ?? ""] as const;
  });
  const addresses = [...Object.keys(manifest.pages), ...files, ...others, asset];
  return { manifest, addresses, tags: new Map(await Promise.all(tags)) };
}

const judgeFor = (origin: string, isSecure: boolean) => (heard: Heard) =>
  findFault(heard, { origin, isSecure }, [chain.site.folder, secure.folder]);

type Found = { statuses: Record<string, Record<string, number>>; requests: number; faults: string[] };

/** Sends exchanges until one has a fault, makes it as small as it can, and writes it down. */
async function search<Exchange>(
  kind: string,
  found: Found,
  exchanges: fc.Arbitrary<Exchange>,
  ask: (exchange: Exchange) => Promise<Heard[]>,
  judge: (heard: Heard) => string | undefined,
  part: { seed: number; requests: number },
): Promise<void> {
  const counts = (found.statuses[kind] ??= {});
  let sent = 0;
  const property = fc.asyncProperty(exchanges, async (exchange) => {
    if (sent > part.requests || found.faults.length >= 20) return;
    const heard = await ask(exchange);
    sent += heard.length;
    found.requests += heard.length;
    for (const { answer, end } of heard) {
      const name = answer?.status ?? end ?? "fault";
      counts[name] = (counts[name] ?? 0) + 1;
    }
    const fault = heard.map(judge).find((each) => each !== undefined);
    if (fault !== undefined) throw new Error(fault);
  });
  const result = await fc.check(property, { seed: part.seed, numRuns: part.requests, endOnFailure: false });
  if (!result.failed) return;
  const shown = fc.stringify(result.counterexample?.[0]).slice(0, 1500);
  found.faults.push(`${kind}, seed ${part.seed}: ${String(result.errorInstance)}\n${shown}`);
}

function findLogFault(decoder: TextDecoder, line: string): string | undefined {
  try {
    const visit = JSON.parse(decoder.decode(Buffer.from(line, "latin1"))) as Record<string, string>;
    // Also of answers that nobody waited for.
    if (!/^(?!50[0234])\d{3}$/.test(visit["status"] ?? "")) return "an error of ours";
    return /[?]|undefined/.test(`${visit["path"]} ${visit["referrer"]}`) ? "a query, or a field is missing" : undefined;
  } catch (error) {
    return String(error);
  }
}

/** Lines of an access log that a strict reader refuses, that hold a query or tell of an error of ours. */
async function readLog(name: string): Promise<{ lines: number; faults: string[] }> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const log = { lines: 0, faults: [] as string[] };
  const input = createReadStream(path.join(logs, `${name}.log`), "latin1");
  for await (const line of createInterface({ input })) {
    log.lines += 1;
    const fault = findLogFault(decoder, line);
    if (fault !== undefined && log.faults.length < 10) log.faults.push(`${fault}: ${line.slice(0, 600)}`);
  }
  return log;
}

test(`${count.toLocaleString("en")} hostile requests over HTTP/1.1 and HTTP/2: no error of ours, no leak, no header that is injected, doubled or contradicted, a log of valid JSON`, async () => {
  test.setTimeout(1_800_000);
  const message = messages(await lookAround());
  const [first, second] = [exchanges1(message), fc.array(message, { minLength: 1, maxLength: 4 })];
  const found: Found = { statuses: {}, requests: 0, faults: [] };
  const start = performance.now();
  // Clients that work side by side, each with its share of the requests.
  const clients = Array.from({ length: 24 }, (_, client) => {
    const part = { seed: seed + client * 1000, requests: Math.ceil(count / 24) };
    const [kind, origin, judge] =
      client < 2
        ? ["door", `http://localhost:${door}`, judgeFor(secure.origin, false)]
        : ["http1", chain.origin, judgeFor(chain.origin, false)];
    if (client < 14) return search(kind, found, first, (one) => askHttp1(origin, one), judge, part);
    return search("http2", found, second, (one) => askHttp2(secure.origin, one), judgeFor(secure.origin, true), part);
  });
  await Promise.all(clients);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`fuzz: ${found.requests} requests with seed ${seed} in ${seconds} s`);
  for (const [kind, statuses] of Object.entries(found.statuses)) console.log(`  ${kind}: ${JSON.stringify(statuses)}`);
  expect(found.faults).toEqual([]);

  // The site is well afterwards: it answers, and no process of it has ended or complained.
  for (const address of [chain.origin, secure.origin, `${chain.api.origin}/readyz`])
    expect((await askServer(address)).status).toBe(200);
  for (const name of ["plain", "secure"]) {
    expect(readFileSync(path.join(logs, `${name}-errors.log`), "utf8")).toBe("");
    const log = await readLog(name);
    console.log(`  log of ${name}: ${log.lines} lines`);
    expect(log.faults).toEqual([]);
  }
  // The requests got as far as the pages, the refusals and the service.
  const reached = list("200 202 301 304 400 401 403 404 405 412 413 414 422");
  for (const kind of ["http1", "http2"])
    for (const status of reached) expect(found.statuses[kind]?.[status], `${kind} ${status}`).toBeGreaterThan(0);
});
