import { connect } from "node:net";

import { expect, test } from "@playwright/test";

import { askServer } from "../../scripts/ask-server.ts";
import { freePort } from "../../scripts/free-port.ts";
import { startChain } from "../../scripts/start-chain.ts";
import type { RunningChain } from "../../scripts/start-chain.ts";
import { isSoak } from "./extent.ts";
import { fuzzRequests, injected } from "./fuzz-requests.ts";

const count = isSoak ? 1_000_000 : 20_000;
const seed = isSoak ? Math.floor(Math.random() * 2 ** 32) : 42;

let chain: RunningChain;
test.beforeAll(async () => {
  chain = await startChain(await freePort());
});
test.afterAll(() => chain.stop());

/** Sends bytes and reads whatever comes; half-sent requests are given up by us, their end is tested elsewhere. */
function send(port: number, bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect({ host: "127.0.0.1", port });
  let answer = "";
  socket.on("connect", () => socket.end(Buffer.from(bytes, "latin1")));
  socket.on("data", (part) => (answer += part.toString("latin1")));
  socket.on("error", () => undefined);
  socket.on("close", () => resolve(answer));
  socket.setTimeout(15_000, () => socket.destroy());
  return promise;
}

const secrets = [
  "root:x:0:0",
  "[boot loader]",
  "load_module",
  "worker_processes",
  "website_service",
  "nginx/1.",
  "proxy_pass",
  "-----BEGIN",
];
const required = [
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n",
  "x-frame-options: deny",
  "x-content-type-options: nosniff",
];

function findFault(answer: string, folder: string): string | undefined {
  const heads = answer.match(/HTTP\/1\.1 \d{3}[\s\S]*?\r\n\r\n/g) ?? [];
  for (const head of heads) {
    const status = Number(head.slice(9, 12));
    if ([500, 502, 503, 504].includes(status)) return `status ${status}`;
    const lines = head.toLowerCase();
    if (lines.includes(`\n${injected.toLowerCase()}`)) return "an injected header";
    if (/\nlocation: (?!http:\/\/localhost:)/i.test(head)) return `sent away: ${/\nlocation: .*/i.exec(head)?.[0]}`;
    if (status !== 100 && required.some((header) => !lines.includes(header))) return "security headers are missing";
    const isPage = lines.includes("\ncontent-type: text/html") && [200, 404].includes(status);
    // An answer of 304 has no type, one of 206 perhaps another.
    if (![100, 206, 304].includes(status) && isPage === lines.includes("policy: default-src 'none'"))
      return "a page without its own policy, or something else with it";
    if (/\nserver:/.test(lines)) return "the server names itself";
  }
  const secret = [...secrets, folder].find((text) => answer.includes(text));
  return secret === undefined ? undefined : `a leak: ${secret}`;
}

test(`${count.toLocaleString("en")} hostile requests: no error of ours, no leak, no injected header`, async () => {
  test.setTimeout(isSoak ? 3_600_000 : 600_000);
  const port = Number(new URL(chain.origin).port);
  const requests = fuzzRequests(seed);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let sent = 0;
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      while (sent < count && faults.length < 20) {
        sent += 1;
        const { value } = requests.next() as { value: { kind: string; bytes: string } };
        const answer = await send(port, value.bytes);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? (answer === "" ? "closed" : "no head");
        statuses[status] = (statuses[status] ?? 0) + 1;
        const fault = findFault(answer, chain.site.folder);
        if (fault !== undefined) faults.push(`${value.kind}: ${fault}: ${JSON.stringify(value.bytes.slice(0, 300))}`);
      }
    }),
  );
  console.log(`fuzz: ${sent} requests with seed ${seed}: ${JSON.stringify(statuses)}`);
  expect(faults).toEqual([]);
  // The requests got as far as the pages, the refusals and the service, and the site is well afterwards.
  for (const status of ["200", "301", "400", "404", "405", "413", "414", "431"])
    expect(statuses[status], status).toBeGreaterThan(0);
  expect((await askServer(chain.origin)).status).toBe(200);
});
