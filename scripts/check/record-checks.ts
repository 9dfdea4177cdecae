// Records what the checks of `pnpm verify` have found, after all of them have passed: `node scripts/check/record-checks.ts`.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

import { checksFile } from "#site/content/page-data/release.server.ts";
import type { PassedChecks } from "#site/content/page-data/release.server.ts";

type Report = { numPassedTests?: number; stats?: { expected?: number } };

const readReport = (file: string) => JSON.parse(readFileSync(`test-results/${file}`, "utf8")) as Report;

/** Pages show these numbers, so a report without one must not become a zero. */
function demand(count: number | undefined, report: string): number {
  if (count === undefined) throw new Error(`${report} has no number of passed tests`);
  return count;
}
const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8" });

rmSync(checksFile, { force: true });
if (run("git", "status", "--porcelain") !== "") {
  console.log("Not recorded: there are changes that are not committed");
  process.exit();
}
const { rules } = JSON.parse(run("oxlint", "--print-config")) as { rules: Record<string, string | string[]> };
const checks: PassedChecks = {
  commit: run("git", "rev-parse", "HEAD").trim(),
  lintRules: Object.values(rules).filter((rule) => ![rule].flat().includes("allow")).length,
  unitTests: demand(readReport("unit.json").numPassedTests, "unit.json"),
  browserTests: demand(readReport("e2e.json").stats?.expected, "e2e.json"),
};
writeFileSync(checksFile, `${JSON.stringify(checks, null, 2)}\n`);
console.log(`${checksFile}: ${checks.unitTests} unit tests, ${checks.browserTests} browser tests`);
