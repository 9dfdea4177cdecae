import { execFileSync } from "node:child_process";

type Suite = { file?: string; title: string; specs?: { title: string }[]; suites?: Suite[] };

/** Returns the titles of all tests from both test runners, including tests that are defined in a loop. */
export function listTestTitles(): string[] {
  return [...unitTitles(), ...endToEndTitles()];
}

function unitTitles(): string[] {
  const tests = ["vitest.config.ts", "tests/nightly/vitest.config.ts"].flatMap((config) => {
    const output = run("vitest", ["list", "--json", "--staticParse=false", "--config", config]);
    return JSON.parse(output) as { name: string; file: string }[];
  });
  return tests.map(({ name, file }) => `${relative(file)}: ${name}`);
}

function endToEndTitles(): string[] {
  const { suites } = JSON.parse(run("playwright", ["test", "--list", "--reporter=json"])) as { suites: Suite[] };
  return suites.flatMap((suite) => titlesIn(suite, `tests/${suite.title}: `));
}

function titlesIn({ specs = [], suites = [] }: Suite, prefix: string): string[] {
  return [
    ...specs.map(({ title }) => prefix + title),
    ...suites.flatMap((suite) => titlesIn(suite, `${prefix}${suite.title} > `)),
  ];
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

const relative = (file: string): string => file.replace(`${process.cwd()}/`, "");
