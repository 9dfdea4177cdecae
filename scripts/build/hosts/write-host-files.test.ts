import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { findLegacyTarget } from "#site/legacy-urls.ts";
import { aboutAlias, movedFolder, pagePath } from "#site/paths.ts";

import { neverUsed, oldAddresses } from "../../../tests/support/old-addresses.ts";
import { routeTable } from "../../../tests/support/route-table.ts";
import { writeHostFiles } from "./write-host-files.ts";

type Config = {
  globalHeaders: Record<string, string>;
  routes: { route: string; rewrite?: string; redirect?: string; statusCode?: number }[];
};

const folder = mkdtempSync(path.join(tmpdir(), "website-hosts-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeHostFiles(routeTable, ["index.html", "a.js", "a.data", "a.md", "feed.xml", "_x/a.css"], folder);

const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
const config = JSON.parse(read("azure/staticwebapp.config.json")) as Config;
const blocks = read("cloudflare/_headers").split(/^(?=\/)/m);
const redirects = read("cloudflare/_redirects")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(" ") as [from: string, to: string, status: string]);
/** Where the old addresses lead, as each host reads its file. */
const rules: Record<string, [from: string, to: string][]> = {
  cloudflare: redirects.map(([from, to]): [string, string] => [from, to]),
  azure: config.routes.map(({ route, rewrite = "" }): [string, string] => [route, rewrite.replace(/\.html$/, "")]),
};

const isDynamic = ([from]: readonly [string, ...string[]]) => from.includes("*");

/** As hosts do it: by the whole path as it was sent, or by its beginning. The first rule decides. */
const findRule = (host: string, address: string): string | undefined =>
  rules[host]
    ?.filter(([, to]) => to.startsWith(movedFolder))
    .find(([from]) => (from.endsWith("*") ? address.startsWith(from.slice(0, -1)) : address === from))?.[1];

test("QUAL-9 every header of nginx's is in the files of the hosts, filled in", () => {
  const nginx = readFileSync("deploy/nginx/security-headers.conf", "utf8");
  const names = [...nginx.matchAll(/^add_header (\S+)/gm)].map(([, name = ""]) => name);
  expect(Object.keys(config.globalHeaders)).toEqual(names);
  // Cloudflare and Netlify say by themselves how long a page is kept.
  for (const name of names.filter((each) => each !== "Cache-Control")) {
    expect(config.globalHeaders[name], name).toMatch(/^[^${}]+$/);
    expect(blocks[0]).toContain(`\n  ${name}: ${config.globalHeaders[name]}\n`);
  }
});

test("what is no page may load nothing, and is kept and listed as nginx says", () => {
  const block = (name: string) => blocks.find((text) => text.startsWith(`${name}\n`));
  for (const end of ["js", "css", "data", "md", "xml"]) expect(block(`/*.${end}`)).toContain("default-src 'none'");
  expect(block("/assets/*")).toContain("immutable");
  expect(block("/*.md")).toContain("X-Robots-Tag: noindex");
  expect(block("/*.data")).toContain("max-age=30");
  expect(new Set(blocks.map((text) => text.split("\n")[0])).size).toBe(blocks.length);
});

test.for(Object.keys(rules))("NF-3 NF-8 an old address shows its notice by a rule of %s, or in the browser", (host) => {
  let byRule = 0;
  for (const [target, paths] of Object.entries(oldAddresses)) {
    for (const address of paths.map((each) => each.split("?")[0] ?? "")) {
      const file = findRule(host, address);
      const leads = file === undefined ? findLegacyTarget(address) : file.slice(movedFolder.length);
      expect(leads, address).toBe(target);
      byRule += Number(file !== undefined);
    }
  }
  expect(byRule).toBeGreaterThan(50);
  for (const address of [...neverUsed, ...routeTable]) expect(findRule(host, address), address).toBeUndefined();
});

test("NF-3 ROUT-14 no rule but that of /about sends anybody on", () => {
  const sent = redirects.filter(([, , status]) => status !== "200").map(([from, to]) => [from, to]);
  const routed = config.routes.filter(({ redirect }) => redirect !== undefined);
  expect(sent).toEqual([[aboutAlias, pagePath("about")]]);
  expect(routed).toEqual([{ route: aboutAlias, redirect: pagePath("about"), statusCode: 301 }]);
});

test("the files stay within what the hosts accept", () => {
  expect(blocks.length).toBeLessThanOrEqual(100);
  expect(redirects.filter(isDynamic).length).toBeLessThanOrEqual(100);
  expect(redirects.length).toBeLessThanOrEqual(2000);
  expect(redirects.findLastIndex((rule) => !isDynamic(rule))).toBeLessThan(redirects.findIndex(isDynamic));
  expect(
    Math.max(
      ...read("cloudflare/_headers")
        .split("\n")
        .map((line) => line.length),
    ),
  ).toBeLessThan(2000);
  expect(read("azure/staticwebapp.config.json").length).toBeLessThan(20_000);
});
