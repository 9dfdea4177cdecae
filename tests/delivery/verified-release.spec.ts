import {
  cpSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { askServer } from "../../scripts/stage/ask-server.ts";
import { ReleaseHome } from "./release-home.ts";

test.describe.configure({ mode: "serial" });

const home = new ReleaseHome();
const inBuild = (name: string) => path.join(home.source, "build", name);
const inRelease = (release: string, name: string) => path.join(home.home, "releases", release, name);
const halve = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2));
const change = (file: string, from: string, to: string) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};
/** A page with its copies, changed before the build was sealed. */
const changePage = (name: string, from: string, to: string) => {
  change(inBuild(`client/${name}`), from, to);
  home.write(name, readFileSync(inBuild(`client/${name}`), "utf8"));
};

let whole = "";
test.beforeAll(async () => {
  await home.prepare();
  home.vary("first");
  await home.release("first");
  await home.start();
  home.vary("second");
  await home.release("second");
  whole = path.join(home.folder, "whole");
  cpSync(home.source, whole, { recursive: true });
});
test.afterAll(() => home.delete());

/** What visitors and the next release would notice. */
const state = async () => ({
  releases: readdirSync(path.join(home.home, "releases")),
  links: ["current", "previous", "config"].map((name) => readlinkSync(path.join(home.home, name))),
  page: (await askServer(home.origin, { agent: false })).body,
  headers: (await askServer(`${home.origin}/contact`, { agent: false })).headers["content-security-policy"],
  asset: (await askServer(`${home.origin}/assets/release-second.js`)).body,
});

type Spoilt = Record<string, [spoil: () => void, says: RegExp]>;

const damages: Spoilt = {
  "a page cut off": [() => halve(inBuild("client/contact/index.html")), /client\/contact\/index\.html: FAILED/],
  "a missing folder": [
    () => rmSync(inBuild("client/services"), { recursive: true }),
    /client\/services\/devops\/index\.html: FAILED open/,
  ],
  "a page of an older build": [
    () => cpSync(inRelease("first", "client/index.html"), inBuild("client/index.html")),
    /client\/index\.html: FAILED/,
  ],
  "old addresses cut off": [() => halve(inBuild("nginx/legacy-map.conf")), /legacy-map\.conf: FAILED/],
  "a file nobody packed": [
    () => writeFileSync(inBuild("client/stray.html"), "<p>"),
    /not in build\/release\.sha256:\nbuild\/client\/stray\.html/,
  ],
  "no checksums": [() => rmSync(inBuild("release.sha256")), /release\.sha256: No such file/],
  "checksums cut off": [() => halve(inBuild("release.sha256")), /this is not what was packed/],
};

const inRules = (name: string) => path.join(home.source, "deploy/nginx", name);
// Built wrong, so that the checksums are right: only the web server's answers tell.
const faults: Spoilt = {
  "a page without policy": [
    () => changePage("contact/index.html", 'http-equiv="Content-Security-Policy"', 'name="policy"'),
    /\/contact \(identity\): no policy in the page/,
  ],
  "a style its policy forbids": [
    () => changePage("services/devops/index.html", "<style>", "<style>/* */"),
    /\/services\/devops \(identity\): a style that the page's policy forbids/,
  ],
  "a page without style": [
    () => changePage("imprint/index.html", "<style>", "<style hidden>"),
    /\/imprint \(identity\): no style in the page/,
  ],
  "a compressed copy of another page": [
    () => cpSync(inBuild("client/index.html.br"), inBuild("client/contact/index.html.br")),
    /\/contact \(br\): not a copy of client\/contact\/index\.html/,
  ],
  "a header that stops every page": [
    () => change(inRules("security-headers.conf"), "${default_source}", "default-src 'none'; "),
    /\(identity\): the header has the policy default-src 'none'/,
  ],
  "rules that lose a page": [
    () => change(inRules("files.conf"), "location = / {", "location = /contact { return 410; } location = / {"),
    /\/contact \(gzip\): status 410/,
  ],
  "rules that lose the not-found page": [
    () => change(inRules("errors.conf"), "error_page 404 /not-found/index.html", "#"),
    /\/not-found \(identity\): [0-9]+ bytes that are not those of client\/not-found\/index\.html/,
  ],
};

const cases = [
  ...Object.entries(damages).map((row) => ["a build", "is refused before anything changes", ...row] as const),
  ...Object.entries(faults).map((row) => ["a release", "goes back by itself and says where", ...row] as const),
];
for (const [what, outcome, name, [spoil, says]] of cases) {
  test(`${what} with ${name} ${outcome}`, async () => {
    const before = await state();
    spoil();
    if (name in faults) home.seal();
    try {
      const released = home.release("spoilt");
      await expect(released).rejects.toThrow(says);
      if (name in faults) await expect(released).rejects.toThrow(/going back to second/);
    } finally {
      rmSync(home.source, { recursive: true });
      cpSync(whole, home.source, { recursive: true });
    }
    await expect.poll(state).toEqual(before);
  });
}

test("a release damaged in its folder is not gone back to", async () => {
  const before = await state();
  const files = ["client/contact/index.html.gz", "client/assets/release-first.js", "config/site.conf", "health.json"];
  for (const name of files) {
    const file = inRelease("first", name);
    const kept = readFileSync(file);
    halve(file);
    await expect(home.rollback()).rejects.toThrow(`${name}: FAILED`);
    rmSync(file);
    await expect(home.rollback("first")).rejects.toThrow(/first is damaged; nothing has changed/);
    writeFileSync(file, kept);
  }
  expect(await state()).toEqual(before);
  expect(await home.rollback()).toBe("first");
  expect(await home.rollback()).toBe("second");
});

test("an asset damaged in the folder that releases share is mended by a switch, or the switch refused", async () => {
  const shared = path.join(home.home, "assets/assets/release-second.js");
  const { asset } = await state();
  rmSync(shared);
  writeFileSync(shared, "damaged");
  await home.rollback("second");
  await expect.poll(state).toMatchObject({ asset });
  // The release's own file under its second name.
  truncateSync(shared);
  await expect(home.rollback("second")).rejects.toThrow(/release-second\.js: FAILED/);
  await home.release("third");
  await expect.poll(state).toMatchObject({ asset });
});

test("the public name of a release is the time it was made", async () => {
  const name = await home.release();
  expect(name).toMatch(/^\d{8}T\d{6}Z$/);
  expect((await askServer(`${home.origin}/healthz`)).body).toBe(`{"status":"ok","release":"${name}"}\n`);
});
