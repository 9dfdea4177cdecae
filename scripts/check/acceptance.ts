// Lists the tests for each statement of tests/acceptance.md: `pnpm acceptance [GROUP]`.
import { listTestTitles } from "./list-test-titles.ts";
import { readStatements } from "./read-statements.ts";

const group = process.argv[2]?.toUpperCase();
const statements = readStatements().filter(({ id }) => group === undefined || id.startsWith(`${group}-`));
const titles = listTestTitles();

const named = statements.map((statement) => ({
  ...statement,
  tests: titles.filter((title) => title.split(/[^A-Z0-9-]+/).includes(statement.id)),
}));
const open = named.filter(({ tests }) => tests.length === 0);

for (const { id, tests } of named) {
  if (tests.length > 0) console.log(`${id}\n  ${tests.join("\n  ")}`);
}
console.log(`\nStatements without a test:\n  ${open.map(({ id }) => id).join(" ") || "(none)"}`);

const known = new Set(readStatements().map(({ id }) => id));
const prefixes = new Set([...known].map((id) => id.split("-")[0]));
const unknown = titles
  .flatMap((title) => title.match(/\b[A-Z]+-\d+\b/g) ?? [])
  .filter((id) => prefixes.has(id.split("-")[0]) && !known.has(id));
if (unknown.length > 0) {
  console.error(`\nTests name statements that do not exist: ${[...new Set(unknown)].join(" ")}`);
  process.exitCode = 1;
}
if (open.length > 0) process.exitCode = 1;
console.log(`\n${named.length - open.length} of ${named.length} statements are named by a test`);
