import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { afterEach, beforeEach, expect, test } from "vitest";

import { respond, startIndexingHarness } from "../../tests/support/indexing-harness.ts";
import type { IndexingHarness } from "../../tests/support/indexing-harness.ts";

let harness: IndexingHarness;
let record: string;
beforeEach(async () => {
  harness = await startIndexingHarness();
  record = path.join(harness.folder, "indexed.json");
});
afterEach(() => harness.tearDown());

async function submit(...files: string[]): Promise<string> {
  const env = { ...process.env, INDEXING_UPSTREAM: harness.upstream.url };
  const { stdout } = await promisify(execFile)(process.execPath, ["api/indexing/submit.ts", ...files], { env });
  return stdout;
}

test("reports every page first, then changed and failed pages", { tags: ["CALL-2", "CALL-3"] }, async () => {
  harness.upstream.behave(respond(500));
  const stderr = expect.stringContaining("The indexing service did not accept the pages (500)");
  await expect(submit(harness.manifestFile, record)).rejects.toMatchObject({ code: 1, stderr });
  expect(existsSync(record)).toBe(false);

  harness.reset();
  expect(await submit(harness.manifestFile, record)).toBe("Changed pages: 40\n");
  expect(harness.upstream.messages).toEqual([harness.message(...Object.keys(harness.manifest().pages))]);
  expect(JSON.parse(readFileSync(record, "utf8"))).toEqual(harness.manifest());
  harness.release({ "/page-1": "another text", "/new": "a new page" });
  expect(await submit(harness.manifestFile, record)).toBe("Changed pages: 2\n");
  expect(await submit(harness.manifestFile, record)).toBe("Changed pages: 0\n");
  expect(harness.upstream.messages.slice(1)).toEqual([harness.message("/page-1", "/new")]);
});

test("sends nothing without a manifest or a valid record", async () => {
  const broken = path.join(harness.folder, "broken.json");
  writeFileSync(broken, "{}");
  await Promise.all([
    expect(submit(harness.manifestFile)).rejects.toThrow("Usage: node api/indexing/submit.ts"),
    expect(submit(`${harness.manifestFile}.none`, record)).rejects.toThrow("Usage: node api/indexing/submit.ts"),
    expect(submit(harness.manifestFile, broken)).rejects.toThrow("is not a page manifest"),
  ]);
  expect(harness.upstream.messages).toEqual([]);
});
