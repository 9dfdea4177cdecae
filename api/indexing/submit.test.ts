import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { afterEach, beforeEach, expect, test } from "vitest";

import { respond, startIndexingHarness } from "../../tests/support/indexing-harness.ts";
import type { IndexingHarness } from "../../tests/support/indexing-harness.ts";

let stage: IndexingHarness;
let record: string;
beforeEach(async () => {
  stage = await startIndexingHarness();
  record = path.join(stage.folder, "indexed.json");
});
afterEach(() => stage.tearDown());

/** Runs the command that follows a release. */
async function submit(...files: string[]): Promise<string> {
  const env = { ...process.env, INDEXING_UPSTREAM: stage.upstream.url };
  const { stdout } = await promisify(execFile)(process.execPath, ["api/indexing/submit.ts", ...files], { env });
  return stdout;
}

test("CALL-2 CALL-3 the first release reports every page, a later one what has changed, and a failed one again", async () => {
  stage.upstream.behave(respond(500));
  const stderr = expect.stringContaining("The indexing service has not taken them: 500");
  await expect(submit(stage.manifestFile, record)).rejects.toMatchObject({ code: 1, stderr });
  expect(existsSync(record)).toBe(false);

  stage.reset();
  expect(await submit(stage.manifestFile, record)).toBe("Changed pages: 40\n");
  expect(stage.upstream.messages).toEqual([stage.message(...Object.keys(stage.manifest().pages))]);
  expect(JSON.parse(readFileSync(record, "utf8"))).toEqual(stage.manifest());
  stage.release({ "/page-1": "another text", "/new": "a new page" });
  expect(await submit(stage.manifestFile, record)).toBe("Changed pages: 2\n");
  expect(await submit(stage.manifestFile, record)).toBe("Changed pages: 0\n");
  expect(stage.upstream.messages.slice(1)).toEqual([stage.message("/page-1", "/new")]);
});

test("more pages than the protocol allows are sent in several messages", async () => {
  stage.release(Object.fromEntries(Array.from({ length: 10_001 }, (_, page) => [`/many-${page}`, `many ${page}`])));
  await submit(stage.manifestFile, record);
  expect(stage.upstream.messages.map(({ urlList }) => urlList.length)).toEqual([10_000, 41]);
  expect(new Set(stage.received()).size).toBe(10_041);
});

test("without a manifest or a readable record nothing is sent", async () => {
  const broken = path.join(stage.folder, "broken.json");
  writeFileSync(broken, "{}");
  await Promise.all([
    expect(submit(stage.manifestFile)).rejects.toThrow("Name the page manifest"),
    expect(submit(`${stage.manifestFile}.none`, record)).rejects.toThrow("Name the page manifest"),
    expect(submit(stage.manifestFile, broken)).rejects.toThrow("is no page manifest"),
  ]);
  expect(stage.upstream.messages).toEqual([]);
});
