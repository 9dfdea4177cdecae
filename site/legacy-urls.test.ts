import { expect, test } from "vitest";

import { neverUsed, legacyUrlCases } from "../tests/support/legacy-url-cases.ts";
import { routeTable } from "../tests/support/route-table.ts";
import { findLegacyTarget, legacyUrls } from "./legacy-urls.ts";

const tags: Record<string, string[]> = {
  "/resources/glossary": ["NF-6", "NF-7", "NF-8"],
  "/services/cloud-consulting": ["NF-9", "NF-15"],
  "/services/private-hybrid-cloud": ["NF-10"],
  "/services/cloud-governance": ["NF-11"],
  "/services/azure-consulting": ["NF-12", "NF-13"],
  "/services/ai-development": ["NF-14"],
  "/blog/azure-local-arc-data-sovereignty": ["NF-16"],
  "/blog/devsecops-regulatory-compliance": ["NF-17", "NF-18"],
  "/resources/blog": ["NF-19", "NF-20"],
  "/contact": ["NF-21"],
  "/company/about": ["NF-22"],
  "/company/references": ["NF-22"],
};

for (const [target, paths] of Object.entries(legacyUrlCases)) {
  test(`legacy URLs lead to ${target}`, { tags: tags[target] ?? [] }, () => {
    expect(paths.length).toBeGreaterThan(1);
    expect(paths.filter((path) => findLegacyTarget(path) !== target)).toEqual([]);
  });
}

test("URLs that were never used have no target", () => {
  expect(neverUsed.filter((path) => findLegacyTarget(path) !== undefined)).toEqual([]);
});

test("every target is an existing page, and none is the deleted article", { tags: ["NF-18", "NF-23"] }, () => {
  const targets = [...new Set(legacyUrls.map(({ target }) => target))];
  expect(targets.filter((target) => !routeTable.includes(target))).toEqual([]);
  expect(targets.map((target) => findLegacyTarget(target))).toEqual(targets.map(() => undefined));
  expect(targets.toSorted()).toEqual(Object.keys(legacyUrlCases).toSorted());
  expect(targets).not.toContain("/blog/devsecops-nis2-dora");
});

test("a pattern has only characters that JavaScript and nginx read in the same way", () => {
  const patterns = legacyUrls.flatMap((row) => row.patterns);
  expect(patterns.filter((pattern) => !/^[\p{Ll}\d/*.-]+$/u.test(pattern) || pattern.startsWith("/"))).toEqual([]);
});
