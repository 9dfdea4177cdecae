import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";
import * as fc from "fast-check";

import type { PageManifest } from "../../api/contract.ts";
import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startStack } from "../../scripts/servers/start-stack.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import { reloadNginx } from "../delivery/reload-nginx.ts";
import { oddEnds } from "./fuzz/corpus.ts";
import { findFault } from "./fuzz/find-fault.ts";
import { messages } from "./fuzz/messages.ts";
import { sendHttp1, sendHttp2 } from "./fuzz/send-message.ts";
import type { Exchange } from "./fuzz/send-message.ts";

const count = 10_000;
const clients = 20;
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

type Send<Input> = (input: Input) => Promise<Exchange[]>;

const logFile = (name: string) => test.info().outputPath(`${name}.log`);
const logTo = (name: string) => ({
  ACCESS_LOG: `${logFile(name)} visits`,
  ERROR_LOG: `${logFile(`${name}-errors`)} crit`,
});

/** Checks that a line is JSON without a query string and without a server error. */
function isValidLine(line: string): boolean {
  const visit = JSON.parse(line) as Record<string, string>;
  return !/^50[0234]$/.test(visit["status"] ?? "") && !/[?]|undefined/.test(`${visit["path"]} ${visit["referrer"]}`);
}

test("handles 10,000 hostile requests without server error, leak or injected header, and writes a valid log", async () => {
  const stack = await startStack(await freePort(), { values: logTo("plain") });
  const secure = await startSite(await freePort(), { tls: true, api: stack.api.origin, values: logTo("secure") });
  // Log every request, without the sampling of production.
  for (const site of [stack.site, secure]) {
    const file = path.join(site.folder, "nginx/nginx.conf");
    writeFileSync(file, readFileSync(file, "utf8").replace(" if=$is_logged", ""));
    await reloadNginx(site);
  }
  const manifest = JSON.parse(readFileSync("build/page-manifest.json", "utf8")) as PageManifest;
  const files = ["/healthz", "/feed.xml", "/contact.data", "/contact.md", "/favicon.svg", "/about", "/assets/none.js"];
  const message = messages(manifest, [...Object.keys(manifest.pages), ...files]);
  const statuses: Record<string, number> = {};

  /** Runs one client. fast-check reduces a failing input to the smallest one. */
  const search = async <Input>(number: number, inputs: fc.Arbitrary<Input>, send: Send<Input>) => {
    const origin = number % 2 === 0 ? stack.origin : secure.origin;
    let sent = 0;
    const property = fc.asyncProperty(inputs, async (input) => {
      if (sent >= count / clients) return;
      const exchanges = await send(input);
      sent += exchanges.length;
      for (const { responses, fault } of exchanges) {
        for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1;
        const found = fault ?? responses.map((response) => findFault(response, origin)).find(Boolean);
        if (found !== undefined) throw new Error(found);
      }
    });
    await fc.assert(property, { seed: seed + number, numRuns: count / clients });
  };
  const oddEnd = fc.option(fc.constantFrom(...oddEnds), { nil: undefined, freq: 1 });
  const several = fc.array(message, { minLength: 1, maxLength: 4 });
  await Promise.all(
    Array.from({ length: clients }, (_, number) =>
      number % 2 === 0
        ? search(number, fc.tuple(message, oddEnd), async ([one, end]) => [await sendHttp1(stack.origin, one, end)])
        : search(number, several, (list) => sendHttp2(secure.origin, list)),
    ),
  );
  console.log(`fuzz: seed ${seed}, ${JSON.stringify(statuses)}`);
  // The requests reached pages, errors and the service.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining("200 202 301 400 401 404 405 412 414".split(" ")));
  for (const url of [stack.origin, secure.origin, `${stack.api.origin}/readyz`])
    expect((await sendLocalRequest(url)).status).toBe(200);
  await secure.stop();
  await stack.stop();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (const name of ["plain", "secure"]) {
    expect(readFileSync(logFile(`${name}-errors`), "utf8")).toBe("");
    const lines = decoder
      .decode(readFileSync(logFile(name)))
      .trim()
      .split("\n");
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => !isValidLine(line))).toEqual([]);
  }
});
