import { execFileSync } from "node:child_process";

type Suite = { file?: string; title: string; specs?: { title: string }[]; suites?: Suite[] };

/** The titles of all tests, as the two runners see them: also those that are made in a loop. */
export function listTestTitles(): string[] {
  return [...unitTitles(), ...endToEndTitles()];
}

/** Of every change and of the nightly run. */
function unitTitles(): string[] {
  const tests = ["vitest.config.ts", "tests/nightly/vitest.config.ts"].flatMap((config) => {
    const listed = run("vitest", ["list", "--json", "--staticParse=false", "--config", config]);
    return JSON.parse(listed) as { name: string; file: string }[];
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
