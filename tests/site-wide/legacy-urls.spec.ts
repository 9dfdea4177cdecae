import { Agent } from "node:http";

import { expect, test } from "@playwright/test";
import * as fc from "fast-check";

import playwright from "../../playwright.config.ts";
import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { findLegacyTarget, legacyUrls } from "../../site/legacy-urls.ts";
import { neverUsed, legacyUrlCases } from "../support/legacy-url-cases.ts";
import { routeTable } from "../support/route-table.ts";

const origin = playwright.use?.baseURL ?? "";
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const noindex = '<meta name="robots" content="noindex"/>';
const canonical = (target: string): string => `<${origin}${target}>; rel="canonical"`;

/** Requests a path without a trailing slash, and otherwise unchanged: browsers and fetch would normalize it. */
const request = (path: string) => {
  const bytes = Buffer.from(path.replace(/(?<=.)\/+(?=\?|$)/, "")).toString("latin1");
  return sendLocalRequest(origin, { path: bytes.replaceAll(/[^\u0021-\u00FF]/g, encodeURIComponent), agent });
};

/** Returns whether nginx, unlike the browser, cannot decode the path. */
const isMalformed = (path: string): boolean => /%(?![\da-f]{2})|%00/i.test(path.split("?")[0] ?? "");

test("nginx names the target of every legacy URL as canonical", { tag: "@NF-25" }, async () => {
  for (const [target, paths] of Object.entries(legacyUrlCases)) {
    for (const path of paths) {
      const { status, headers, body } = await request(path);
      expect.soft(body, path).toContain(noindex);
      expect.soft(status, path).toBe(isMalformed(path) ? 404 : 200);
      if (isMalformed(path)) continue;
      expect.soft(headers["x-robots-tag"], path).toBe("noindex");
      expect.soft(headers["link"], path).toBe(canonical(target));
      expect.soft(headers["cache-control"], path).toContain("must-revalidate");
      expect.soft(body, path).toContain(`href="${target}"`);
    }
  }
});

test("nginx responds with 404 to paths like legacy URLs", { tag: "@NF-25" }, async () => {
  for (const path of neverUsed) {
    const { status, headers, body } = await request(path);
    expect.soft([status, headers["link"]], path).toEqual([404, undefined]);
    expect.soft(body, path).toContain(noindex);
  }
  for (const path of routeTable) {
    const { status, headers } = await request(path);
    expect.soft([status, headers["x-robots-tag"], headers["link"]], path).toEqual([200, undefined, undefined]);
  }
});

test("nginx and the browser agree about random paths", { tag: ["@NF-6", "@NF-7"] }, async () => {
  const words = [...new Set(legacyUrls.flatMap(({ old }) => old.flatMap((each) => each.split(/[/*]+/))))];
  const cased = fc.constantFrom(...words).chain((word) => fc.constantFrom(word, word.toUpperCase(), `${word}s`));
  const others = "/ / - x %2F %2f %C3%A4 %c3%84 a%CC%88 %E4 %0A %25 %3F %23 +".split(" ");
  const piece = fc.oneof(cased, fc.constantFrom(...others)).map((text) => encodeURI(text).replaceAll("%25", "%"));
  const paths = fc
    .tuple(fc.constantFrom("", "blog/", "leistungen/", "Glossar/"), fc.array(piece, { maxLength: 5 }))
    .map(([folder, pieces]) => `/${folder}${pieces.join("")}x`.replace(/\/x$|x$/, ""))
    .filter((path) => path !== "" && !routeTable.includes(path));
  let mapped = 0;
  const compare = async (path: string) => {
    const { status, headers } = await request(path);
    // A path in other letter case or with a doubled slash may be a page.
    if (status === 301 || (status === 200 && headers["link"] === undefined)) return;
    const target = findLegacyTarget(path);
    if (target !== undefined) mapped += 1;
    const expected = target === undefined ? [404, undefined] : [200, canonical(target)];
    expect.soft([status, headers["link"]], path).toEqual(expected);
  };
  await Promise.all(fc.sample(paths, 1500).map(compare));
  expect(mapped).toBeGreaterThan(300);
});

test("/about and other letter cases are redirected", { tag: ["@FOOT-4", "@ROUT-14"] }, async () => {
  for (const [path, target] of [
    ["/about", "/company/about"],
    ["/About?utm_source=a&b=", "/company/about?utm_source=a&b="],
    ["/Contact", "/contact"],
    ["/COMPANY/ABOUT?x=1", "/company/about?x=1"],
    ["/Blog/Azure-Local-Arc-Data-Sovereignty", "/blog/azure-local-arc-data-sovereignty"],
  ] as const) {
    const { status, headers } = await request(path);
    expect([status, headers.location]).toEqual([301, origin + target]);
  }
});
