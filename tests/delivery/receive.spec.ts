import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { releasePath } from "#site/paths.ts";

import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { ReleaseServer } from "./release-server.ts";

test.describe.configure({ mode: "serial" });

const server = new ReleaseServer();
const inSource = (name: string) => path.join(server.source, name);

/** Packs the source as the build of a commit of this time, like deploy/pack.sh. */
function pack(committedAt: string): Buffer {
  server.write(releasePath, JSON.stringify({ committedAt }));
  server.updateChecksums();
  const list = readFileSync(inSource("build/release.sha256"), "utf8").replaceAll(/^.{66}/gm, "");
  writeFileSync(`${server.folder}/list`, `${list}build/release.sha256\n`);
  const args = ["--create", "--gzip", `--directory=${server.source}`, `--files-from=${server.folder}/list`];
  return execFileSync("tar", args, { maxBuffer: 2 ** 28 });
}

const receive = (archive: Buffer) => {
  const script = path.join(server.home, "current/deploy/receive.sh");
  const { status, stderr } = spawnSync(script, { input: archive, env: server.env, encoding: "utf8" });
  return { status, stderr };
};
const liveCommit = async () =>
  (JSON.parse((await sendLocalRequest(server.origin + releasePath, { agent: false })).body) as { committedAt: string })
    .committedAt;

const [monday, tuesday, wednesday] = [
  "2026-11-16T10:00:00+01:00",
  "2026-11-17T10:00:00+01:00",
  "2026-11-18T10:00:00+01:00",
];

test.beforeAll(async () => {
  await server.prepare();
  mkdirSync(inSource("build/api/database"), { recursive: true });
  writeFileSync(inSource("build/api/database/migrate-database.ts"), "");
  pack(monday);
  await server.release("monday");
});
test.afterAll(() => server.delete());

test("releases a later commit, and keeps it when an earlier one arrives", async () => {
  const early = pack(tuesday);
  expect(receive(pack(wednesday))).toMatchObject({ status: 0, stderr: expect.stringMatching(/Done: \w+ is live/) });
  await expect.poll(liveCommit).toBe(wednesday);
  expect(receive(early)).toMatchObject({ status: 0, stderr: expect.stringContaining("a later one is live already") });
  expect(await liveCommit()).toBe(wednesday);
  expect(readdirSync(server.home).filter((name) => name.startsWith("incoming"))).toEqual([]);
});

test("migrates the database only if its migrations changed, before the release", async () => {
  server.simulate("runuser", 'echo "runuser $*" >&2; exit 1');
  expect(receive(pack("2026-11-18T11:00:00+01:00"))).toMatchObject({ status: 0 });
  writeFileSync(inSource("build/api/database/006.do.location.sql"), "");
  expect(receive(pack("2026-11-18T12:00:00+01:00"))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/runuser -u postgres .*migrate-database\.ts\n.*not migrated/),
  });
  expect(await liveCommit()).toBe("2026-11-18T11:00:00+01:00");
});

const faults: Record<string, [damage: () => Buffer, message: RegExp]> = {
  "an incomplete archive": [() => pack("2026-11-19T10:00:00Z").subarray(0, -2000), /archive is incomplete/],
  "a file that was not packed": [
    () => {
      pack("2026-11-19T10:00:00Z");
      appendFileSync(inSource("build/client/index.html"), "x");
      return execFileSync("tar", ["--create", "--gzip", `--directory=${server.source}`, "."], { maxBuffer: 2 ** 28 });
    },
    /index\.html: FAILED[^]*not what was packed/,
  ],
  "other units": [
    () => {
      appendFileSync(inSource("deploy/systemd/website-api.service"), "#");
      return pack("2026-11-19T10:00:00Z");
    },
    /deploy\/systemd has changed\. Make this release by hand/,
  ],
};
for (const [name, [damage, message]] of Object.entries(faults)) {
  test(`refuses ${name}`, async () => {
    const before = await liveCommit();
    expect(receive(damage())).toMatchObject({ status: 1, stderr: expect.stringMatching(message) });
    expect(await liveCommit()).toBe(before);
  });
}
