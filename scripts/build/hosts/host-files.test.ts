import { expect, test } from "vitest";

import { findLegacyTarget } from "#site/legacy-urls.ts";
import { aboutAlias, legacyFolder, pagePath } from "#site/paths.ts";

import { neverUsed, legacyUrlCases } from "../../../tests/support/legacy-url-cases.ts";
import { routeTable } from "../../../tests/support/route-table.ts";
import { hostFiles } from "./host-files.ts";
import { securityHeaders } from "./response-headers.ts";

type Config = {
  globalHeaders: Record<string, string>;
  routes: { route: string; rewrite?: string; redirect?: string }[];
};

const files = hostFiles(routeTable, ["index.html", "a.js", "a.md", "feed.xml"]);
const read = (name: string) => files[name] ?? "";
const azure = read("azure/staticwebapp.config.json");
const config = JSON.parse(azure) as Config;
const blocks = read("cloudflare/_headers").split(/^(?=\/)/m);
const block = (name: string) => blocks.find((text) => text.startsWith(`${name}\n`));
const redirects = read("cloudflare/_redirects")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(" ") as [from: string, to: string, status: string]);

/** Each host's rules and their targets. */
const rules: Record<string, [from: string, to: string][]> = {
  cloudflare: redirects.map(([from, to]) => [from, to]),
  azure: config.routes.map(({ route, rewrite = "" }) => [route, rewrite.replace(/\.html$/, "")]),
};

/** Returns the target of the first rule that matches the path or its beginning, as hosts do. */
const findRule = (host: string, url: string): string | undefined =>
  rules[host]
    ?.filter(([, to]) => to.startsWith(legacyFolder))
    .find(([from]) => (from.endsWith("*") ? url.startsWith(from.slice(0, -1)) : url === from))?.[1];

test("every response has the security headers, and a file that is not a page loads nothing", { tags: "QUAL-9" }, () => {
  expect(config.globalHeaders).toMatchObject(securityHeaders);
  for (const [name, value] of Object.entries(securityHeaders)) expect(block("/*")).toContain(`\n  ${name}: ${value}\n`);
  for (const extension of ["js", "md", "xml"]) expect(block(`/*.${extension}`)).toContain("default-src 'none'");
  expect(block("/assets/*")).toContain("immutable");
});

test.for(Object.keys(rules))("a legacy URL shows its notice by a rule of %s", { tags: ["NF-3", "NF-8"] }, (host) => {
  for (const [target, urls] of Object.entries(legacyUrlCases)) {
    for (const url of urls.map((row) => row.split("?")[0] ?? ""))
      expect(findRule(host, url)?.slice(legacyFolder.length) ?? findLegacyTarget(url), url).toBe(target);
  }
  expect(findRule(host, "/glossar/cloud")).toBe("/legacy/resources/glossary");
  for (const url of [...neverUsed, ...routeTable]) expect(findRule(host, url), url).toBeUndefined();
});

test("the only redirect is the alias of the About page", { tags: "ROUT-14" }, () => {
  const about = [aboutAlias, pagePath("about")];
  expect(redirects.filter(([, , status]) => status !== "200")).toEqual([[...about, "301"]]);
  expect(config.routes.flatMap(({ route, redirect }) => (redirect ? [[route, redirect]] : []))).toEqual([about]);
});

test("stays within the limits of the hosts", () => {
  const stars = redirects.filter(([from]) => from.includes("*"));
  expect(redirects.slice(-stars.length), "Cloudflare expects rules with a star last").toEqual(stars);
  expect(stars.length).toBeLessThanOrEqual(100);
  expect(blocks.length).toBeLessThanOrEqual(100);
  expect(azure.length).toBeLessThan(20_000);
});
