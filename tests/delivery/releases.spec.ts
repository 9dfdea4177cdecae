import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { sendRequest } from "../../scripts/servers/send-request.ts";
import { ReleaseServer } from "./release-server.ts";

test.describe.configure({ mode: "serial" });

let home: ReleaseServer;
const inSource = (name: string) => path.join(home.source, name);
const get = (route: string) => sendRequest(home.origin + route, { agent: false });

test.beforeAll(async () => {
  home = new ReleaseServer();
  await home.prepare();
  home.vary("one");
  await home.release("one");
  await home.start();
  home.vary("two");
  await home.release("two");
  cpSync(home.source, `${home.folder}/intact`, { recursive: true });
});
test.afterAll(() => home.delete());

/** Visitors and the next release depend on these. */
const state = async () => ({
  releases: readdirSync(path.join(home.home, "releases")),
  live: (await get("/healthz")).body,
  page: (await get("/")).body,
  contact: (await get("/contact")).status,
});

/** The release by name, by page and by ETag. */
const seen = async () => {
  const [health, page] = [await get("/healthz"), await get("/")];
  return [/"release":"(\w+)"/.exec(health.body)?.[1], /<!-- (\w+) -->$/.exec(page.body)?.[1], page.headers.etag];
};

test("a release goes live under its name, and a rollback returns to the previous one with its own ETag", async () => {
  // nginx keeps an open file for a second.
  await expect.poll(seen).toEqual(["two", "two", expect.any(String)]);
  const [, , tag] = await seen();
  expect(await home.rollback()).toBe("one");
  await expect.poll(seen).toEqual(["one", "one", expect.any(String)]);
  expect((await seen())[2]).not.toBe(tag);
  // A visitor who opened a page before the switch still finds its files.
  for (const name of ["one", "two"]) expect((await get(`/assets/release-${name}.js`)).status).toBe(200);
  expect(await home.rollback()).toBe("two");
  await expect.poll(seen).toEqual(["two", "two", tag]);
});

const page = "build/client/contact/index.html";
/** Changes a page and its checksum, as a faulty build would. */
const changePage = (from: string, to: string) => {
  home.write("contact/index.html", readFileSync(inSource(page), "utf8").replace(from, to));
  home.seal();
};
const changeRules = (from: string, to: string) => {
  const file = inSource("deploy/nginx/files.conf");
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  home.seal();
};
const faults: Record<string, [spoil: () => void, message: RegExp]> = {
  "a changed file": [() => truncateSync(inSource(page), 100), /contact\/index\.html: FAILED[^]*not what was packed/],
  "a missing file": [() => rmSync(inSource(page)), /contact\/index\.html: FAILED open/],
  "an extra file": [() => writeFileSync(inSource("build/x.html"), "x"), /not in build\/release\.sha256:\nbuild\/x/],
  "a configuration nginx refuses": [() => changeRules("location = / {", "location = / { often;"), /often/],
  "a page without its policy": [
    () => changePage("Content-Security-Policy", "Policy"),
    /\/contact \(identity\): no policy in the page[^]*going back to two/,
  ],
  "rules that lose a page": [
    () => changeRules("location = / {", "location = /contact { return 410; } location = / {"),
    /\/contact \(\w+\): status 410[^]*going back to two/,
  ],
};
for (const [name, [spoil, message]] of Object.entries(faults)) {
  test(`a release with ${name} does not stay live`, async () => {
    const before = await state();
    spoil();
    await expect(home.release("broken")).rejects.toThrow(message);
    rmSync(home.source, { recursive: true });
    cpSync(`${home.folder}/intact`, home.source, { recursive: true });
    await expect.poll(state).toEqual(before);
  });
}

test("a damaged release is not rolled back to", async () => {
  const before = await state();
  const file = path.join(home.home, "releases/one/client/contact/index.html.gz");
  const kept = readFileSync(file);
  truncateSync(file, 100);
  await expect(home.rollback()).rejects.toThrow(/one is damaged; nothing has changed/);
  expect(await state()).toEqual(before);
  writeFileSync(file, kept);
});

test("the newest releases are kept by count, whatever the clock says, and older ones go with their files", async () => {
  home.vary("three");
  await home.release("three");
  const clock = path.join(home.folder, "clock");
  mkdirSync(clock);
  writeFileSync(path.join(clock, "date"), '#!/bin/sh\nexec /bin/date --date=@0 "$@"\n', { mode: 0o755 });
  await home.release("", { WEBSITE_KEEP: "2", PATH: `${clock}:${process.env["PATH"]}` });
  expect(readdirSync(path.join(home.home, "releases"))).toEqual(["19700101T000000Z", "three"]);
  expect((await get("/assets/release-one.js")).status).toBe(404);
  expect((await get("/assets/release-three.js")).status).toBe(200);
});
