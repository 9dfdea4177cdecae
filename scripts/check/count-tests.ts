// Prints the number of passed and failed tests of both test runners: `node scripts/check/count-tests.ts`, after a test run.
import { existsSync, readFileSync } from "node:fs";

type UnitReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type EndToEndReport = { stats: { expected: number; unexpected: number; flaky: number } };

let passed = 0;
let failed = 0;

const unit = read("test-results/unit.json") as UnitReport | undefined;
if (unit) {
  passed += unit.numPassedTests;
  // A file that cannot be loaded reports no failed test.
  failed += unit.numFailedTests || unit.numFailedTestSuites;
}
const endToEnd = read("test-results/e2e.json") as EndToEndReport | undefined;
if (endToEnd) {
  passed += endToEnd.stats.expected;
  failed += endToEnd.stats.unexpected + endToEnd.stats.flaky;
}
console.log(`${passed} passed, ${failed} failed`);

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
