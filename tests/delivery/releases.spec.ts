import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { askServer } from "../../scripts/stage/ask-server.ts";
import { isSoak } from "../support/extent.ts";
import { startLoad } from "./h2load.ts";
import { nginxWorkers } from "./nginx-workers.ts";
import { ReleaseHome } from "./release-home.ts";

test.describe.configure({ mode: "serial" });

const home = new ReleaseHome();
/** Of equal length: so are their pages. */
const names = Array.from({ length: isSoak ? 20 : 5 }, (_, place) => `release-${String(place).padStart(2, "0")}`);
const switches = isSoak ? 125 : 15;

test.beforeAll(async () => {
  await home.prepare();
  home.vary("release-00");
  await home.release("release-00");
  await home.start();
});
test.afterAll(() => home.delete());

/** The release a home page belongs to; throws if its parts are of different ones. */
async function readHome(): Promise<string> {
  const { status, body } = await askServer(home.origin, { agent: false });
  const first = /<meta name="release" content="([^"]+)"/.exec(body)?.[1] ?? "none";
  if (status !== 200) throw new Error(`Status ${status}`);
  if (!body.endsWith(`<!-- ${first} -->`)) throw new Error(`A page that starts as ${first} and ends otherwise`);
  return first;
}

const workers = () => nginxWorkers(home.nginx?.pid ?? 0).join(" ");

/** The web server keeps an open file for a second. */
const expectHome = (name: string) => expect.poll(readHome, { intervals: [50] }).toBe(name);

test(`${switches} switches of releases under load: no bad answer, no torn page, every release's files stay`, async () => {
  test.setTimeout(1_800_000);
  const ending = new AbortController();
  const seen = new Set<string>();
  const problems: string[] = [];
  let pages = 0;
  const readers = Array.from({ length: 2 }, async () => {
    while (!ending.signal.aborted) {
      await readHome().then(
        (name) => seen.add(name),
        (error: unknown) => problems.push(String(error)),
      );
      pages += 1;
    }
  });
  let slowest = 0;
  let counted = { total: 0, failed: 0, bad: 0 };
  try {
    for (const name of names.slice(1)) {
      home.vary(name);
      await home.release(name);
      await expectHome(name);
    }
    const load = startLoad(home.origin, ["/", "/contact", "/resources/glossary"], 250);
    for (let turn = 0; turn < switches; turn += 1) {
      const name = names[turn % names.length] ?? "";
      const start = performance.now();
      await home.rollback(name);
      slowest = Math.max(slowest, performance.now() - start);
      if (turn % 7 === 0) await expectHome(name);
    }
    counted = await load.stop();
  } finally {
    ending.abort();
    await Promise.all(readers);
  }
  const { total, failed, bad } = counted;
  console.log(
    `${switches} switches: ${total} requests by h2load (${failed} failed, ${bad} bad), ${pages} pages read whole ` +
      `(${problems.length} torn or bad), slowest switch ${Math.round(slowest)} ms`,
  );
  expect(problems).toEqual([]);
  expect({ failed, bad }).toEqual({ failed: 0, bad: 0 });
  expect(total).toBeGreaterThan(100);
  expect([...seen].toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const { status, headers } = await askServer(`${home.origin}/assets/release-${name}.js`);
    expect([name, status, headers["cache-control"]]).toEqual([name, 200, "public, max-age=31536000, immutable"]);
  }
});

test("pages of equal size in two releases never share a tag", async () => {
  const tags = new Set<unknown>();
  const { length } = readFileSync(path.join(home.home, "current/client/index.html"), "utf8");
  for (const name of names) {
    await home.rollback(name);
    await expectHome(name);
    const { headers, body } = await askServer(home.origin);
    expect(body.length).toBe(length);
    tags.add(headers.etag);
    const again = await askServer(home.origin, { headers: { "if-none-match": String(headers.etag) } });
    expect(again.status).toBe(304);
  }
  expect(tags.size).toBe(names.length);
});

test("a release whose configuration is the last one's changes links and nothing else; another one is read", async () => {
  const before = workers();
  await home.release("same-rules");
  expect(workers()).toBe(before);
  const config = path.join(home.folder, "site.env");
  const values = readFileSync(config, "utf8");
  writeFileSync(config, values.replace(/^TEAM_RATE=.*$/m, "TEAM_RATE=900r/s"));
  await home.release("other-rules");
  await expect.poll(workers).not.toBe(before);
  writeFileSync(config, values);
});

test("a release that is broken never goes live, and one that does not answer is taken back", async () => {
  const before = "release-03";
  await home.rollback(before);
  await expectHome(before);
  const config = path.join(home.folder, "site.env");
  const values = readFileSync(config, "utf8");
  writeFileSync(config, values.replace(/^TEAM_RATE=.*$/m, "TEAM_RATE=often"));
  await expect(home.release("broken")).rejects.toThrow(/often/);
  expect(existsSync(path.join(home.home, "releases/broken"))).toBe(false);
  writeFileSync(config, values.replace(/^LOCAL=.*$/m, "LOCAL=https://127.0.0.1:9"));
  await expect(home.release("silent")).rejects.toThrow(/going back/);
  writeFileSync(config, values);
  await expectHome(before);
});

test("the last releases stay by their count, whatever the clock says, and older ones go with their files", async () => {
  const releases = path.join(home.home, "releases");
  const before = readdirSync(releases);
  // As if the clock were 100 days ahead.
  for (const file of before.flatMap((name) => [name, `${name}/release.sha256`])) {
    const date = statSync(path.join(releases, file)).mtimeMs / 1000 - 100 * 86_400;
    utimesSync(path.join(releases, file), date, date);
  }
  // What is left of a release that was killed.
  mkdirSync(path.join(releases, "unfinished"));
  // release-01 is the one to go back to, however old.
  await home.rollback("release-01");
  home.vary("newest");
  await home.release("newest", { WEBSITE_KEEP: String(before.length) });
  expect(readdirSync(releases)).toEqual([...before.filter((name) => name !== "release-00"), "newest"].toSorted());
  const status = async (name: string) => (await askServer(`${home.origin}/assets/release-${name}.js`)).status;
  expect([await status("release-00"), await status("release-01"), await status("release-02")]).toEqual([404, 200, 200]);
  await expectHome("newest");

  // And as if it had lost its battery.
  const clock = path.join(home.folder, "clock");
  mkdirSync(clock);
  writeFileSync(path.join(clock, "date"), '#!/bin/sh\nexec /bin/date --date=@0 "$@"\n', { mode: 0o755 });
  await home.release(undefined, { WEBSITE_KEEP: "2", PATH: `${clock}:${process.env["PATH"]}` });
  expect(readdirSync(releases)).toEqual(["19700101T000000Z", "newest"]);
  const date = (name: string) => statSync(path.join(releases, name, "client/index.html")).mtimeMs;
  expect(date("19700101T000000Z")).toBeGreaterThan(date("newest"));
});
