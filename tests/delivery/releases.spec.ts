import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { sendRequest } from "../../scripts/servers/send-request.ts";
import { ReleaseServer } from "./release-server.ts";

test.describe.configure({ mode: "serial" });

let server: ReleaseServer;
const inSource = (name: string) => path.join(server.source, name);
const get = (route: string) => sendRequest(server.origin + route, { agent: false });

test.beforeAll(async () => {
  server = new ReleaseServer();
  await server.prepare();
  server.vary("one");
  await server.release("one");
  await server.start();
  server.vary("two");
  await server.release("two");
  cpSync(server.source, `${server.folder}/intact`, { recursive: true });
});
test.afterAll(() => server.delete());

const state = async () => ({
  releases: readdirSync(path.join(server.home, "releases")),
  live: (await get("/healthz")).body,
  page: (await get("/")).body,
  contact: (await get("/contact")).status,
});

/** Returns the live release by name, by page and by ETag. */
const liveRelease = async () => {
  const [health, page] = [await get("/healthz"), await get("/")];
  return [/"release":"(\w+)"/.exec(health.body)?.[1], /<!-- (\w+) -->$/.exec(page.body)?.[1], page.headers.etag];
};

test("releases under a name, and rolls back to the previous release with its ETag", async () => {
  // nginx caches open files for a second.
  await expect.poll(liveRelease).toEqual(["two", "two", expect.any(String)]);
  const [, , tag] = await liveRelease();
  expect(await server.rollback()).toBe("one");
  await expect.poll(liveRelease).toEqual(["one", "one", expect.any(String)]);
  expect((await liveRelease())[2]).not.toBe(tag);
  // A visitor who opened a page before the switch still finds its files.
  for (const name of ["one", "two"]) expect((await get(`/assets/release-${name}.js`)).status).toBe(200);
  expect(await server.rollback()).toBe("two");
  await expect.poll(liveRelease).toEqual(["two", "two", tag]);
});

const page = "build/client/contact/index.html";
/** Changes a page and its checksum, like a faulty build. */
const changePage = (from: string, to: string) => {
  server.write("contact/index.html", readFileSync(inSource(page), "utf8").replace(from, to));
  server.updateChecksums();
};
const changeRules = (from: string, to: string) => {
  const file = inSource("deploy/nginx/files.conf");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  server.updateChecksums();
};
const faults: Record<string, [damage: () => void, message: RegExp]> = {
  "a changed file": [() => truncateSync(inSource(page), 100), /contact\/index\.html: FAILED[^]*not what was packed/],
  "a missing file": [() => rmSync(inSource(page)), /contact\/index\.html: FAILED open/],
  "an extra file": [
    () => writeFileSync(inSource("build/x.html"), "x"),
    /not listed in build\/release\.sha256[^]*build\/x/,
  ],
  "a configuration nginx refuses": [() => changeRules("location = / {", "location = / { often;"), /often/],
  "a page without its policy": [
    () => changePage("Content-Security-Policy", "Policy"),
    /\/contact \(identity\): no policy in the page[^]*Rolling back to two/,
  ],
  "rules that lose a page": [
    () => changeRules("location = / {", "location = /contact { return 410; } location = / {"),
    /\/contact \(\w+\): status 410[^]*Rolling back to two/,
  ],
};
for (const [name, [damage, message]] of Object.entries(faults)) {
  test(`rejects a release with ${name}`, async () => {
    const before = await state();
    damage();
    await expect(server.release("broken")).rejects.toThrow(message);
    rmSync(server.source, { recursive: true });
    cpSync(`${server.folder}/intact`, server.source, { recursive: true });
    await expect.poll(state).toEqual(before);
  });
}

test("does not roll back to a damaged release", async () => {
  const before = await state();
  const file = path.join(server.home, "releases/one/client/contact/index.html.gz");
  const kept = readFileSync(file);
  truncateSync(file, 100);
  await expect(server.rollback()).rejects.toThrow(/one is damaged. Nothing has changed/);
  expect(await state()).toEqual(before);
  writeFileSync(file, kept);
});

test("keeps the newest releases even if the clock is wrong, and deletes older ones with their files", async () => {
  server.vary("three");
  await server.release("three");
  const clock = path.join(server.folder, "clock");
  mkdirSync(clock);
  writeFileSync(path.join(clock, "date"), '#!/bin/sh\nexec /bin/date --date=@0 "$@"\n', { mode: 0o755 });
  await server.release("", { WEBSITE_KEEP: "2", PATH: `${clock}:${process.env["PATH"]}` });
  expect(readdirSync(path.join(server.home, "releases"))).toEqual(["19700101T000000Z", "three"]);
  expect((await get("/assets/release-one.js")).status).toBe(404);
  expect((await get("/assets/release-three.js")).status).toBe(200);
});
