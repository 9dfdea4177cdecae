import { expect, test } from "@playwright/test";
import * as fc from "fast-check";

import playwright from "../playwright.config.ts";
import { findLegacyTarget, legacyUrls } from "../site/legacy-urls.ts";
import { neverUsed, oldAddresses } from "./old-addresses.ts";
import { rawRequest } from "./raw-request.ts";
import { routeTable } from "./route-table.ts";

const origin = playwright.use?.baseURL ?? "";

/** Requests that nginx refuses by itself, before it looks for anything. */
const isMalformed = (path: string): boolean => /%(?![\da-f]{2})|%00/i.test(path.split("?")[0] ?? "");
const withoutSlash = (path: string): string => path.replace(/\/+(?=\?|$)/, "");

test("NF-25 nginx answers every old address with 200, noindex and its target as canonical", async () => {
  for (const [target, paths] of Object.entries(oldAddresses)) {
    for (const path of paths) {
      const { status, headers, body } = await rawRequest(origin, withoutSlash(path));
      if (isMalformed(path)) {
        expect.soft(status, path).toBe(400);
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
    const { status, headers, body } = await rawRequest(origin, path);
    expect.soft(status, path).toBe(404);
    expect.soft(headers["link"], path).toBeUndefined();
    expect.soft(body, path).toContain('<meta name="robots" content="noindex"/>');
  }
  for (const path of routeTable) {
    const { status, headers } = await rawRequest(origin, path);
    expect.soft(status, path).toBe(200);
    expect.soft([headers["x-robots-tag"], headers["link"]], path).toEqual([undefined, undefined]);
  }
});

test("NF-6 NF-7 nginx and the browser agree about any address", async () => {
  const words = [...new Set(legacyUrls.flatMap(({ old }) => old.flatMap((each) => each.split(/[/*]+/))))];
  const cased = fc.constantFrom(...words).chain((word) => fc.constantFrom(word, word.toUpperCase(), `${word}s`));
  const piece = fc.oneof(
    cased,
    fc.constantFrom(
      "/",
      "/",
      "-",
      "x",
      "%2F",
      "%2f",
      "%C3%A4",
      "%c3%84",
      "a%CC%88",
      "%E4",
      "%0A",
      "%25",
      "%3F",
      "%23",
      "+",
    ),
  );
  const path = fc
    .tuple(fc.constantFrom("", "blog/", "leistungen/", "Glossar/"), fc.array(piece.map(encoded), { maxLength: 5 }))
    .map(([folder, pieces]) => `/${folder}${pieces.join("")}x`.replace(/\/x$|x$/, ""));
  let mapped = 0;
  await fc.assert(
    fc.asyncProperty(
      path.filter((each) => each !== "" && !routeTable.includes(each)),
      async (address) => {
        const { status, headers } = await rawRequest(origin, withoutSlash(address) || "/");
        // What comes down to a page is one: //, or an encoded letter.
        if (status === 200 && headers["link"] === undefined) return;
        const target = findLegacyTarget(address);
        if (target !== undefined) mapped += 1;
        expect([address, status]).toEqual([address, target === undefined ? 404 : 200]);
        expect(headers["link"]).toBe(target === undefined ? undefined : `<${origin}${target}>; rel="canonical"`);
      },
    ),
    { numRuns: 1500 },
  );
  expect(mapped).toBeGreaterThan(300);
});

test("FOOT-4 ROUT-14 /about answers 301 to the About page", async () => {
  for (const path of ["/about", "/about?x=1"]) {
    const { status, headers } = await rawRequest(origin, path);
    expect(status).toBe(301);
    expect(headers.location).toMatch(/\/company\/about$/);
  }
});

function encoded(text: string): string {
  return encodeURI(text).replaceAll("%25", "%");
}
