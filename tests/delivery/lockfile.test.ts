import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

test("every package and tool has a hash and is from the registry", () => {
  const lock = readFileSync("pnpm-lock.yaml", "utf8");
  const packages = lock.slice(lock.indexOf("\npackages:\n"), lock.indexOf("\nsnapshots:\n"));
  const entries = packages.split(/\n {2}(?=\S)/).slice(1);
  expect(entries.length).toBeGreaterThan(300);
  expect(entries.filter((entry) => !/\n {4}resolution: \{integrity: sha512-[\w+/]{86}==\}\n/.test(entry))).toEqual([]);
  expect(lock).not.toMatch(/tarball:|[ @'](?:git\+\w+|github|file|https?):/);

  const tools = readFileSync("scripts/tools/package-lock.json", "utf8");
  expect(tools.match(/"integrity": "sha512-[\w+/]{86}=="/g)).toHaveLength(2);
  expect(tools).not.toMatch(/"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/);
});
