import { createHash } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { describePages, indexingPath } from "../../api/contract.ts";
import type { PageManifest } from "../../api/contract.ts";
import { startApi } from "../../scripts/stage/start-api.ts";
import type { RunningService } from "../../scripts/stage/start-service.ts";
import { startUpstream } from "../../scripts/stage/start-upstream.ts";

/** Indexing needs no database: nobody listens here. */
const noDatabase = "postgres://nobody@127.0.0.1:9/website";

export const origin = "https://www.site.example";
const key = "a-key-for-tests-0123456789";
const version = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

export type IndexingStage = Awaited<ReturnType<typeof setUpIndexing>>;

/** An indexing service of our own and a site of forty pages; data services are started by the tests. */
export async function setUpIndexing() {
  const folder = mkdtempSync(path.join(tmpdir(), "website-indexing-"));
  const file = path.join(folder, "page-manifest.json");
  const upstream = await startUpstream();
  const services: RunningService[] = [];
  const log: string[] = [];
  let manifest: PageManifest = { origin, key, pages: {} };

  /** These pages say something else now. The whole file is replaced at once, as a release does it. */
  function release(changed: Record<string, string>): void {
    const versions = Object.entries(changed).map(([page, text]) => [page, version(text)]);
    manifest = { ...manifest, pages: { ...manifest.pages, ...Object.fromEntries(versions) } };
    writeFileSync(`${file}.new`, JSON.stringify(manifest));
    renameSync(`${file}.new`, file);
  }
  release(Object.fromEntries(Array.from({ length: 40 }, (_, page) => [`/page-${page}`, `page ${page}`])));

  return {
    folder,
    file,
    upstream,
    log,
    release,
    manifest: () => manifest,
    message: (paths: readonly string[]) => describePages(manifest, paths),
    /** What was logged of the indexing service, a line for each call that has ended. */
    results: () =>
      log
        .join("")
        .split("\n")
        .filter((line) => line.includes("the indexing service")),
    /** Every address that the indexing service was told, with repetitions. */
    told: () => upstream.messages.flatMap(({ urlList }) => urlList),
    start: async (databaseUrl = noDatabase) => {
      const service = await startApi(databaseUrl, {
        indexing: { manifest: file, upstream: upstream.address },
        onLog: (text) => log.push(text),
      });
      services.push(service);
      return service;
    },
    /** As if the indexing service had never heard of us. */
    forget: () => {
      upstream.messages.length = 0;
      upstream.headers.length = 0;
      log.length = 0;
      upstream.behave(answer(200));
    },
    tearDown: async () => {
      await Promise.all(services.map((service) => service.stop()));
      await upstream.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end();

/** The ways in which an indexing service does not take a page, and what is logged of each. */
export const faults: [name: string, status: number | string, (response: ServerResponse) => void][] = [
  ["hangs up", "unreachable", (response) => void response.destroy()],
  ["hangs", "timeout", () => undefined],
  ["is slow", "timeout", (response) => void setTimeout(() => response.writeHead(200).end(), 4000)],
  ["is busy", 429, answer(429, { "retry-after": "3600" })],
  ["is broken", 500, answer(500)],
  ["sends elsewhere", 308, answer(308, { location: "http://127.0.0.1:9/elsewhere" })],
  ["refuses the message", 400, answer(400)],
  ["refuses the key", 403, answer(403)],
  ["refuses the host", 422, answer(422)],
];

export const asPage = { "content-type": "application/json", origin, "sec-fetch-site": "same-origin" };

/** The status of a report, as a page sends it unless told otherwise. */
export async function post(service: RunningService, body: unknown, headers: Record<string, string> = asPage) {
  const response = await fetch(service.origin + indexingPath, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}

/** Waits for something that has to happen; a starved machine is no failure. */
export async function eventually(what: string, happened: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await happened()) return;
    await wait(50);
  }
  throw new Error(`It did not happen: ${what}`);
}
