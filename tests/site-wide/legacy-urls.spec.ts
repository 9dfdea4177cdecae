import { expect, test } from "@playwright/test";
import * as fc from "fast-check";

import playwright from "../../playwright.config.ts";
import { findLegacyTarget, legacyUrls } from "../../site/legacy-urls.ts";
import { neverUsed, legacyUrlCases } from "../support/legacy-url-cases.ts";
import { requestPath } from "../support/request-path.ts";
import { routeTable } from "../support/route-table.ts";

const origin = playwright.use?.baseURL ?? "";

/** Addresses that nginx cannot decode; the browser can, more or less. */
const isMalformed = (path: string): boolean => /%(?![\da-f]{2})|%00/i.test(path.split("?")[0] ?? "");
const isUnknown = (path: string): boolean => path !== "" && !routeTable.includes(path);
const withoutSlash = (path: string): string => path.replace(/\/+(?=\?|$)/, "");

test("NF-25 nginx answers every old address with 200, noindex and its target as canonical", async () => {
  for (const [target, paths] of Object.entries(legacyUrlCases)) {
    for (const path of paths) {
      const { status, headers, body } = await requestPath(origin, withoutSlash(path));
      if (isMalformed(path)) {
        expect.soft(status, path).toBe(404);
        expect.soft(body, path).toContain('<meta name="robots" content="noindex"/>');
        continue;
      }
      expect.soft(status, path).toBe(200);
      expect.soft(headers["x-robots-tag"], path).toBe("noindex");
      expect.soft(headers["link"], path).toBe(`<${origin}${target}>; rel="canonical"`);
      expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
      expect.soft(headers["cache-control"], path).toContain("must-revalidate");
      expect.soft(body, path).toContain('<meta name="robots" content="noindex"/>');
      expect.soft(body, path).toContain(`href="${target}"`);
    }
  }
});

test("NF-25 nginx answers everything else with 404, and no page is called an old address", async () => {
  for (const path of neverUsed) {
    const { status, headers, body } = await requestPath(origin, path);
    expect.soft(status, path).toBe(404);
    expect.soft(headers["link"], path).toBeUndefined();
    expect.soft(body, path).toContain('<meta name="robots" content="noindex"/>');
  }
  for (const path of routeTable) {
    const { status, headers } = await requestPath(origin, path);
    expect.soft(status, path).toBe(200);
    expect.soft([headers["x-robots-tag"], headers["link"]], path).toEqual([undefined, undefined]);
  }
});

test("NF-6 NF-7 nginx and the browser agree about any address", async () => {
  const words = [...new Set(legacyUrls.flatMap(({ old }) => old.flatMap((each) => each.split(/[/*]+/))))];
  const cased = fc.constantFrom(...words).chain((word) => fc.constantFrom(word, word.toUpperCase(), `${word}s`));
  const others = "/ / - x %2F %2f %C3%A4 %c3%84 a%CC%88 %E4 %0A %25 %3F %23 +".split(" ");
  const piece = fc.oneof(cased, fc.constantFrom(...others));
  const path = fc
    .tuple(fc.constantFrom("", "blog/", "leistungen/", "Glossar/"), fc.array(piece.map(encoded), { maxLength: 5 }))
    .map(([folder, pieces]) => `/${folder}${pieces.join("")}x`.replace(/\/x$|x$/, ""));
  const compared = await Promise.all(
    fc.sample(path.filter(isUnknown), 1500).map(async (address) => {
      const { status, headers } = await requestPath(origin, withoutSlash(address) || "/");
      const target = findLegacyTarget(address);
      const wanted = target === undefined ? [404, undefined] : [200, `<${origin}${target}>; rel="canonical"`];
      // What comes down to a page is one, or is sent on to it.
      const isPage = status === 301 || (status === 200 && headers["link"] === undefined);
      return {
        address,
        wanted,
        got: isPage ? wanted : [status, headers["link"]],
        mapped: target !== undefined && !isPage,
      };
    }),
  );
  expect(compared.filter(({ wanted, got }) => wanted.join(" ") !== got.join(" "))).toEqual([]);
  expect(compared.filter(({ mapped }) => mapped).length).toBeGreaterThan(300);
});

test("ROUT-14 a page by its name in other letters is sent on to its one address", async () => {
  for (const [path, page] of [
    ["/Contact", "/contact"],
    ["/COMPANY/ABOUT?x=1", "/company/about?x=1"],
    ["/Blog/Azure-Local-Arc-Data-Sovereignty", "/blog/azure-local-arc-data-sovereignty"],
    ["/About", "/company/about"],
  ] as const) {
    const { status, headers } = await requestPath(origin, path);
    expect([status, headers.location]).toEqual([301, origin + page]);
  }
});

test("FOOT-4 ROUT-14 /about answers 301 to the About page", async () => {
  for (const query of ["", "?utm_source=a&b="]) {
    const { status, headers } = await requestPath(origin, `/about${query}`);
    expect([status, headers.location]).toEqual([301, `${origin}/company/about${query}`]);
  }
});

function encoded(text: string): string {
  return encodeURI(text).replaceAll("%25", "%");
}
