import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { answer, faults, origin, setUpIndexing } from "../../tests/support/indexing-stage.ts";
import type { IndexingStage } from "../../tests/support/indexing-stage.ts";

let stage: IndexingStage;
let record: string;
beforeAll(async () => {
  stage = await setUpIndexing();
  record = path.join(stage.folder, "indexed.json");
});
beforeEach(() => {
  stage.forget();
  rmSync(record, { force: true });
});
afterAll(() => stage?.tearDown());

/** The command that is given after a release. */
async function submit(...files: string[]): Promise<string> {
  const env = { ...process.env, INDEXING_UPSTREAM: stage.upstream.address };
  const { stdout } = await promisify(execFile)(process.execPath, ["api/indexing/submit.ts", ...files], { env });
  return stdout;
}

test("CALL-3 the first release reports every page in one message, and a later one what has changed", async () => {
  expect(await submit(stage.file, record)).toBe("Changed pages: 40\n");
  expect(stage.upstream.messages).toEqual([stage.message(Object.keys(stage.manifest().pages))]);
  expect(await submit(stage.file, record)).toBe("Changed pages: 0\n");
  stage.release({ "/page-1": "another text", "/new": "a new page" });
  expect(await submit(stage.file, record)).toBe("Changed pages: 2\n");
  expect(stage.upstream.messages.slice(1)).toEqual([stage.message(["/page-1", "/new"])]);
});

test("the manifest of the release before can stand in for a record", async () => {
  writeFileSync(record, JSON.stringify(stage.manifest()));
  stage.release({ "/page-2": "another text" });
  expect(await submit(stage.file, record)).toBe("Changed pages: 1\n");
  expect(stage.told()).toEqual([`${origin}/page-2`]);
});

test.each(faults.filter(([name]) => name !== "is slow"))(
  "CALL-2 an indexing service that %s fails the command with %s, and the next one reports the same",
  async (_name, status, behave) => {
    const all = Object.keys(stage.manifest().pages).length;
    stage.upstream.behave(behave);
    await expect(submit(stage.file, record)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The indexing service has not taken them: ${status}`),
    });
    expect(existsSync(record)).toBe(false);
    stage.upstream.behave(answer(202));
    expect(await submit(stage.file, record)).toBe(`Changed pages: ${all}\n`);
    expect(JSON.parse(readFileSync(record, "utf8"))).toEqual(stage.manifest());
  },
);

test("more pages than the protocol takes travel in several messages", async () => {
  stage.release(Object.fromEntries(Array.from({ length: 10_001 }, (_, page) => [`/many-${page}`, `many ${page}`])));
  await submit(stage.file, record);
  expect(stage.upstream.messages.map(({ urlList }) => urlList.length > 10_000)).toEqual([false, false]);
  expect(new Set(stage.told()).size).toBe(Object.keys(stage.manifest().pages).length);
});

test("without a manifest or a record nobody is asked", async () => {
  for (const files of [[], [stage.file], [`${stage.file}.none`, record]])
    await expect(submit(...files)).rejects.toThrow("Name the page manifest");
  writeFileSync(record, "{}");
  await expect(submit(stage.file, record)).rejects.toThrow("is no page manifest");
  expect(stage.upstream.messages).toEqual([]);
});
