import * as fc from "fast-check";
import { expect, test } from "vitest";

import { neverUsed, legacyUrlCases } from "../tests/support/legacy-url-cases.ts";
import { routeTable } from "../tests/support/route-table.ts";
import { findLegacyTarget, legacyUrls, patternSource } from "./legacy-urls.ts";

const pairs = Object.entries(legacyUrlCases).flatMap(([target, old]) => old.map((path) => [path, target] as const));

test("NF-6 NF-7 NF-8 NF-9 NF-10 NF-11 NF-12 NF-13 NF-14 NF-15 NF-16 NF-17 NF-18 NF-19 NF-20 NF-21 NF-22 every old address has its target", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(150);
  expect(pairs.map(([path]) => [path, findLegacyTarget(path)])).toEqual(pairs);
});

test("what is no old address has none", () => {
  expect(neverUsed.filter((path) => findLegacyTarget(path) !== undefined)).toEqual([]);
});

test("NF-18 NF-23 every target is a page, none leads on, and the dead article is no target", () => {
  const targets = [...new Set(legacyUrls.map(({ target }) => target))];
  expect(targets.filter((target) => !routeTable.includes(target))).toEqual([]);
  expect(targets.map((target) => findLegacyTarget(target))).toEqual(targets.map(() => undefined));
  expect(targets.toSorted()).toEqual(Object.keys(legacyUrlCases).toSorted());
  expect(targets).not.toContain("/blog/devsecops-nis2-dora");
});

const matches = (pattern: string, path: string) => new RegExp(`^${patternSource(pattern)}$`).test(path);

test("a star is the only special character of a pattern", () => {
  expect(matches("index.php", "index.php")).toBe(true);
  expect(matches("index.php", "index-php")).toBe(false);
  expect(matches("a+b (c)/*", "a+b (c)/d")).toBe(true);
  expect(matches("*.php", "old/index.php")).toBe(true);
});

test("a pattern holds only what JavaScript and nginx read in the same way", () => {
  const patterns = legacyUrls.flatMap(({ old }) => old);
  expect(patterns.filter((pattern) => !/^[\p{Ll}\d/*.-]+$/u.test(pattern) || pattern.startsWith("/"))).toEqual([]);
});

test("NF-23 a hundred thousand random paths never throw, never lead off the route table, never in a circle", () => {
  const words = [...new Set(legacyUrls.flatMap(({ old }) => old.flatMap((each) => each.split(/[/*]+/))))];
  const piece = fc.oneof(
    fc.constantFrom(...words, "/", "//", "%", "%2F", "%C3%A4", "%E4", "%zz", "%25", "?", "#", "..", "\n", "\u0308"),
    fc.constantFrom(...words).map((word) => word.toUpperCase()),
    fc.constantFrom(...routeTable),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  const path = fc.oneof(
    fc
      .tuple(fc.constantFrom("", "blog/", "leistungen/", "glossar/"), fc.array(piece, { maxLength: 5 }))
      .map(([folder, pieces]) => `/${folder}${pieces.join("")}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }).map((url) => url.slice("https:/".length)),
    fc.string({ unit: "grapheme" }),
  );
  let mapped = 0;
  fc.assert(
    fc.property(path, (address) => {
      const target = findLegacyTarget(address);
      if (target === undefined) return true;
      mapped += 1;
      return routeTable.includes(target) && target !== address && findLegacyTarget(target) === undefined;
    }),
    { numRuns: 100_000 },
  );
  // The paths must not all be nonsense.
  expect(mapped).toBeGreaterThan(10_000);
});
