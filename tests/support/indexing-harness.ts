import { createHash } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

import { indexingMessage } from "../../api/indexing/contract.ts";
import type { PageManifest } from "../../api/indexing/contract.ts";
import { startFakeIndexNow } from "../../scripts/servers/start-fake-indexnow.ts";

export const origin = "https://www.site.example";
const key = "a-key-for-tests-0123456789";
const version = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

export type IndexingHarness = Awaited<ReturnType<typeof startIndexingHarness>>;

/** Starts a fake indexing service and writes the manifest of a site with 40 pages. */
export async function startIndexingHarness() {
  const folder = mkdtempSync(path.join(tmpdir(), "website-indexing-"));
  const manifestFile = path.join(folder, "page-manifest.json");
  const upstream = await startFakeIndexNow();
  let manifest: PageManifest = { origin, key, pages: {} };

  /** Changes pages. Replaces the file atomically, as a release does. */
  function release(changed: Record<string, string>): void {
    const versions = Object.entries(changed).map(([page, text]) => [page, version(text)]);
    manifest = { ...manifest, pages: { ...manifest.pages, ...Object.fromEntries(versions) } };
    writeFileSync(`${manifestFile}.new`, JSON.stringify(manifest));
    renameSync(`${manifestFile}.new`, manifestFile);
  }
  release(Object.fromEntries(Array.from({ length: 40 }, (_, page) => [`/page-${page}`, `page ${page}`])));

  return {
    folder,
    manifestFile,
    settings: { manifest: manifestFile, upstream: upstream.url },
    upstream,
    release,
    manifest: () => manifest,
    message: (...paths: string[]) => indexingMessage(manifest, paths),
    /** Returns the URLs that the indexing service has received, including duplicates. */
    received: () => upstream.messages.flatMap(({ urlList }) => urlList),
    reset: () => {
      upstream.messages.length = 0;
      upstream.headers.length = 0;
      upstream.behave(respond(200));
    },
    tearDown: async () => {
      await upstream.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export const respond =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end();
