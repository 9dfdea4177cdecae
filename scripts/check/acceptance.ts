// Lists the tests for each statement of tests/acceptance.md: `pnpm acceptance`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { createVitest } from "vitest/node";

type Test = { title: string; tags: string[] };
type Suite = { title: string; specs?: Test[]; suites?: Suite[] };

/** Runs the test files without their tests, because tests that are defined in a loop are not in the source. */
async function listUnitTests(): Promise<Test[]> {
  const vitest = await createVitest("test", { watch: false, reporters: [] });
  const { testModules } = await vitest.collect([], { staticParse: false });
  await vitest.close();
  return testModules.flatMap((module) =>
    [...module.children.allTests()].map(({ fullName, tags }) => {
      return { title: `${path.relative(".", module.moduleId)}: ${fullName}`, tags };
    }),
  );
}

function listBrowserTests(): Test[] {
  const output = execFileSync("playwright", ["test", "--list", "--reporter=json"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { suites } = JSON.parse(output) as { suites: Suite[] };
  return suites.flatMap((suite) => listTests(suite, `tests/${suite.title}: `));
}

function listTests({ specs = [], suites = [] }: Suite, prefix: string): Test[] {
  return [
    ...specs.map(({ title, tags }) => ({ title: prefix + title, tags })),
    ...suites.flatMap((suite) => listTests(suite, `${prefix}${suite.title} > `)),
  ];
}

const list = readFileSync("tests/acceptance.md", "utf8");
const ids = [...list.matchAll(/^- \*\*([A-Z]+-\d+)\*\* \([SRQ]\) /gm)].map(([, id = ""]) => id);
const tests = [...(await listUnitTests()), ...listBrowserTests()];

const open = ids.filter((id) => {
  const titles = tests.filter(({ tags }) => tags.includes(id)).map(({ title }) => title);
  if (titles.length > 0) console.log(`${id}\n  ${titles.join("\n  ")}`);
  return titles.length === 0;
});
console.log(`\nStatements without a test:\n  ${open.join(" ") || "(none)"}`);

const unknown = tests.flatMap(({ tags }) => tags).filter((tag) => !ids.includes(tag));
if (unknown.length > 0) {
  console.error(`\nTests name statements that do not exist: ${[...new Set(unknown)].join(" ")}`);
}
if (open.length > 0 || unknown.length > 0) process.exitCode = 1;
console.log(`\n${ids.length - open.length} of ${ids.length} statements are named by a test`);
