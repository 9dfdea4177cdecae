import { hash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { ReleaseServer } from "./release-server.ts";

test.describe.configure({ mode: "serial" });

let server: ReleaseServer;
const inSource = (name: string) => path.join(server.source, name);
const get = (route: string) => sendLocalRequest(server.origin + route, { agent: false });

test.beforeAll(async () => {
  server = new ReleaseServer();
  await server.prepare();
  server.vary("one");
  await server.release("one");
  server.vary("two");
  await server.release("two");
  cpSync(server.source, `${server.folder}/intact`, { recursive: true });
});
test.afterAll(() => server.delete());

const restoreSource = () => {
  rmSync(server.source, { recursive: true });
  cpSync(`${server.folder}/intact`, server.source, { recursive: true });
};

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
  // A second rollback does not lead to the release that was just left.
  await expect(server.rollback()).rejects.toThrow(/no release none[^]*Nothing has changed: one is live/);
  expect(await server.rollback("two")).toBe("two");
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
  "a sitemap without its pages": [
    () => {
      rmSync(inSource("build/client/services"), { recursive: true });
      server.updateChecksums();
    },
    /no file for these pages of its sitemap: [^]*\/services\/devops[^]*Release broken was withdrawn: two is live/,
  ],
  "no space left on the disk": [
    () => server.simulate("df", "echo 150"),
    /Only 150 MB are free[^]*Nothing has changed: two is live/,
  ],
  "a copy that fails": [
    () => server.simulate("cp", "echo No space left >&2; exit 1"),
    /No space left[^]*Release broken failed[^]*two is live/,
  ],
  "rules that lose a page": [
    () => {
      changeRules("location = / {", "location = /contact { return 410; } location = / {");
      // The check repeats for ten seconds.
      server.simulate("sleep", "exit");
    },
    /\/contact \(\w+\): status 410[^]*Rolling back to two/,
  ],
};
for (const [name, [damage, message]] of Object.entries(faults)) {
  test(`rejects a release with ${name}`, async () => {
    const before = await state();
    damage();
    await expect(server.release("broken")).rejects.toThrow(message);
    for (const command of ["cp", "df", "sleep"]) rmSync(path.join(server.folder, "bin", command), { force: true });
    restoreSource();
    await expect.poll(state).toEqual(before);
  });
}

test("does not roll back to a damaged release", async () => {
  const before = await state();
  const file = path.join(server.home, "releases/one/client/contact/index.html.gz");
  const kept = readFileSync(file);
  truncateSync(file, 100);
  await expect(server.rollback()).rejects.toThrow(/one is damaged[^]*Nothing has changed: two is live/);
  expect(await state()).toEqual(before);
  writeFileSync(file, kept);
});

test("rolls back while nginx is down and starts it, and stays at a release after which it is up", async () => {
  await server.systemctl("stop", "nginx");
  expect(await server.rollback()).toBe("one");
  await expect.poll(liveRelease).toEqual(["one", "one", expect.any(String)]);
  await server.systemctl("stop", "nginx");
  changePage("Content-Security-Policy", "Policy");
  await expect(server.release("faulty")).rejects.toThrow(/not rolled back: faulty is live/);
  restoreSource();
  expect(await server.rollback("two")).toBe("two");
});

test("changes nothing if nginx refuses the configuration of an earlier release", async () => {
  const inRelease = (name: string) => path.join(server.home, "releases/one", name);
  const kept = ["config/nginx.conf", "release.sha256"].map((name) => [name, readFileSync(inRelease(name), "utf8")]);
  const [[, text = ""] = [], [, sums = ""] = []] = kept;
  const changed = text.replace("error_log ", "error_log /deleted/");
  writeFileSync(inRelease("config/nginx.conf"), changed);
  const line = `${hash("sha256", changed)}  config/nginx.conf`;
  writeFileSync(inRelease("release.sha256"), sums.replace(/.{64} {2}config\/nginx\.conf/, line));
  const message = /\/deleted\/[^]*nginx refuses the configuration of one[^]*Nothing has changed: two is live/;
  await expect(server.rollback()).rejects.toThrow(message);
  // A restart still works.
  await server.systemctl("stop", "nginx");
  await server.systemctl("reload-or-restart", "nginx");
  for (const [name = "", before = ""] of kept) writeFileSync(inRelease(name), before);
});

test("withdraws a release whose service does not return the team", async () => {
  const dead = path.join(server.folder, "dead");
  const service = createServer((_request, response) => response.writeHead(existsSync(dead) ? 503 : 200).end("[{}]"));
  await once(service.listen(0, "127.0.0.1"), "listening");
  const { port } = service.address() as AddressInfo;
  const values = readFileSync(server.config, "utf8");
  writeFileSync(server.config, values.replace(/^API=.*/m, `API=127.0.0.1:${port}`));
  // The service of the new release dies, the one of the old release works.
  server.simulate("../restart-service", `rm ${dead} 2>/dev/null || touch ${dead}`);
  server.simulate("sleep", "exit");
  await expect(server.release("broken")).rejects.toThrow(/does not return the team[^]*withdrawn: two is live/);
  for (const name of ["restart-service", "bin/sleep"]) rmSync(path.join(server.folder, name));
  writeFileSync(server.config, values);
  service.close();
});

test("keeps the newest releases even if the clock is wrong, and deletes older ones with their files", async () => {
  server.vary("three");
  await server.release("three");
  const clock = path.join(server.folder, "clock");
  mkdirSync(clock);
  writeFileSync(path.join(clock, "date"), '#!/bin/sh\nexec /bin/date --date=@0 "$@"\n', { mode: 0o755 });
  await server.release("", { WEBSITE_KEEP: "2", PATH: `${clock}:${server.env["PATH"]}` });
  expect(readdirSync(path.join(server.home, "releases"))).toEqual(["19700101T000000Z", "three"]);
  expect((await get("/assets/release-one.js")).status).toBe(404);
  expect((await get("/assets/release-three.js")).status).toBe(200);
});
