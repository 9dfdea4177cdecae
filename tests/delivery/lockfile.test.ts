import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");

test("every package of the lock file comes from the registry and has its hash", () => {
  const lock = read("pnpm-lock.yaml");
  const packages = lock.slice(lock.indexOf("\npackages:\n"), lock.indexOf("\nsnapshots:\n"));
  const entries = packages.split(/\n {2}(?=\S)/).slice(1);
  expect(entries.length).toBeGreaterThan(300);
  const strange = entries.filter((entry) => !/\n {4}resolution: \{integrity: sha512-[\w+/]{86}==\}\n/.test(entry));
  expect(strange).toEqual([]);
  expect(lock).not.toMatch(/tarball:|[ @'](?:git\+\w+|github|file|https?):/);
});

test("Node and pnpm come from the registry and have their hash", () => {
  type Locked = Record<string, { integrity?: string; resolved?: string }>;
  const { packages } = JSON.parse(read("deploy/tools/package-lock.json")) as { packages: Locked };
  const tools = Object.entries(packages).filter(([name]) => name !== "");
  expect(tools).toHaveLength(2);
  for (const [, { integrity, resolved = "https://registry.npmjs.org/" }] of tools) {
    expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});

test("no package runs a script when it is installed", () => {
  const settings = read("pnpm-workspace.yaml");
  const allowed = [...settings.slice(settings.indexOf("allowBuilds:")).matchAll(/^ {2}\S+: (true|false)$/gm)];
  expect(allowed.length).toBeGreaterThan(0);
  expect(allowed.filter(([, value]) => value !== "false")).toEqual([]);
  expect(settings).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependencies/);
});
