import { expect, test } from "vitest";

import { neverUsed, legacyUrlCases } from "../tests/support/legacy-url-cases.ts";
import { routeTable } from "../tests/support/route-table.ts";
import { findLegacyTarget, legacyUrls } from "./legacy-urls.ts";

const pairs = Object.entries(legacyUrlCases).flatMap(([target, old]) => old.map((path) => [path, target] as const));

test(
  "every legacy URL has its target, and other URLs have none",
  {
    tags: [
      "NF-6",
      "NF-7",
      "NF-8",
      "NF-9",
      "NF-10",
      "NF-11",
      "NF-12",
      "NF-13",
      "NF-14",
      "NF-15",
      "NF-16",
      "NF-17",
      "NF-18",
      "NF-19",
      "NF-20",
      "NF-21",
      "NF-22",
    ],
  },
  () => {
    expect(pairs.length).toBeGreaterThanOrEqual(150);
    expect(pairs.map(([path]) => [path, findLegacyTarget(path)])).toEqual(pairs);
    expect(neverUsed.filter((path) => findLegacyTarget(path) !== undefined)).toEqual([]);
  },
);

test("every target is an existing page, and none is the deleted article", { tags: ["NF-18", "NF-23"] }, () => {
  const targets = [...new Set(legacyUrls.map(({ target }) => target))];
  expect(targets.filter((target) => !routeTable.includes(target))).toEqual([]);
  expect(targets.map((target) => findLegacyTarget(target))).toEqual(targets.map(() => undefined));
  expect(targets.toSorted()).toEqual(Object.keys(legacyUrlCases).toSorted());
  expect(targets).not.toContain("/blog/devsecops-nis2-dora");
});

test("a pattern has only characters that JavaScript and nginx read in the same way", () => {
  const patterns = legacyUrls.flatMap(({ old }) => old);
  expect(patterns.filter((pattern) => !/^[\p{Ll}\d/*.-]+$/u.test(pattern) || pattern.startsWith("/"))).toEqual([]);
});
