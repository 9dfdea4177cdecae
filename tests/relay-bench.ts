import { createHash } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { describePages, indexingPath } from "../api/contract.ts";
import type { PageManifest } from "../api/contract.ts";
import { connectDatabase } from "../api/database/connect-database.ts";
import { startDatabase } from "../scripts/start-database.ts";
import { startRelay } from "../scripts/start-relay.ts";
import type { RunningService } from "../scripts/start-service.ts";
import { startUpstream } from "../scripts/start-upstream.ts";

export const origin = "https://www.site.example";
const key = "a-key-for-tests-0123456789";
const version = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

export type RelayBench = Awaited<ReturnType<typeof setUpRelays>>;

/** A database, an indexing service of our own and a site of forty pages; relays are started by the tests. */
export async function setUpRelays() {
  const folder = mkdtempSync(path.join(tmpdir(), "website-relay-"));
  const file = path.join(folder, "page-manifest.json");
  const [database, upstream] = await Promise.all([startDatabase({ seed: false }), startUpstream()]);
  const admin = connectDatabase(database.adminUrl, { patience: 20_000 });
  const relays: RunningService[] = [];
  const log: string[] = [];
  let manifest: PageManifest = { origin, key, pages: {} };

  /** A release: these pages say something else now. */
  function release(changed: Record<string, string>, without: string[] = []): void {
    const kept = Object.entries({ ...manifest.pages, ...changed }).filter(([page]) => !without.includes(page));
    manifest = { ...manifest, pages: Object.fromEntries(kept) };
    // As a release does it: the whole file at once.
    writeFileSync(`${file}.new`, JSON.stringify(manifest));
    renameSync(`${file}.new`, file);
  }
  release(Object.fromEntries(Array.from({ length: 40 }, (_, page) => [`/page-${page}`, version(`page ${page}`)])));

  return {
    upstream,
    database,
    admin,
    log,
    file,
    version,
    release,
    pages: () => Object.keys(manifest.pages),
    message: (paths: readonly string[]) => describePages(manifest, paths),
    start: async (choices: { batchSeconds?: number; retrySeconds?: number; port?: number } = {}) => {
      const relay = await startRelay({
        databaseUrl: database.relayUrl,
        upstream: upstream.address,
        manifest: file,
        onLog: (text) => log.push(text),
        ...choices,
      });
      relays.push(relay);
      return relay;
    },
    /** How many pages the relay knows to have been taken. */
    taken: async () => {
      const [row] = await admin.ask((sql) => sql`select count(sent_at)::int as count from indexing.submissions`);
      return Number(row?.["count"]);
    },
    /** Every address that the indexing service was told, with repetitions. */
    told: () => upstream.messages.flatMap(({ urlList }) => urlList),
    /** As if nothing had ever been reported. */
    forget: async () => {
      await admin.ask((sql) => sql`truncate indexing.submissions`);
      await admin.ask((sql) => sql`update indexing.turn set failures = 0, not_before = 'epoch', stopped_by = null`);
      upstream.messages.length = 0;
      upstream.behave((response) => void response.writeHead(200).end());
      log.length = 0;
    },
    /** The indexing service takes nothing for now: whatever is accepted waits. A relay also sends when it starts. */
    holdTurns: () => admin.ask((sql) => sql`update indexing.turn set not_before = clock_timestamp() + '1 day'`),
    allowTurns: () => admin.ask((sql) => sql`update indexing.turn set not_before = 'epoch'`),
    kill: async (relay: RunningService) => {
      process.kill(relay.pid, "SIGKILL");
      await relay.exited;
    },
    tearDown: async () => {
      await Promise.all(relays.map((relay) => relay.stop()));
      await admin.close();
      await Promise.all([upstream.stop(), database.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

export const asPage = { "content-type": "application/json", origin, "sec-fetch-site": "same-origin" };

/** The status of a report, as a page sends it unless told otherwise. */
export async function post(relay: RunningService, body: unknown, headers: Record<string, string> = asPage) {
  const response = await fetch(relay.origin + indexingPath, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}

/** Waits for something that has to happen, patiently: a starved machine is no failure. */
export async function eventually(what: string, happened: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await happened()) return;
    await wait(50);
  }
  throw new Error(`It did not happen: ${what}`);
}
