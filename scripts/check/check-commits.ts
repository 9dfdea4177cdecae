// Checks the form of commit subjects that are not on main yet, their spelling, and the spelling of file names except for photographs.
import { spawnSync } from "node:child_process";

/** Earlier subjects follow other rules. */
const lastUnchecked = "349081b";

const rules = [
  [/^(?![a-z][\w-]*(?:\([\w-]+\))?: \S)/, 'write "area: summary"'],
  [/^.{73}/, "shorten it to 72 characters"],
  [/\.$/, "leave out the period at the end"],
] as const;

const run = (command: string, options: string[], input?: string) =>
  spawnSync(command, options, { encoding: "utf8", input, maxBuffer: 2 ** 26 })
    .stdout.split("\n")
    .filter(Boolean);

// A shallow clone may have neither: then only the last commit is checked. The editor and Renovate generate subjects.
const known = [lastUnchecked, "origin/main"].filter(
  (name) => run("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]).length > 0,
);
const range = known.length > 0 ? ["HEAD", "--not", ...known] : ["-1"];
const humanAuthors = ["--perl-regexp", String.raw`--author=^(?!.*\[bot\])`];
const subjects = run("git", ["log", "--no-merges", "--format=%s", ...humanAuthors, ...range, "--", ".", ":!content"]);
const texts = [...subjects, ...run("git", ["ls-files", "--", ".", ":!site/public/team"])];

const form = subjects.flatMap((subject) =>
  rules.filter(([pattern]) => pattern.test(subject)).map(([, message]) => `${subject} - ${message}`),
);
const options = ["--no-progress", "--no-summary", "--no-cache", "stdin://subjects.md"];
const spelling = run("node_modules/.bin/cspell", options, texts.join("\n")).map((report) =>
  report.replace(/^.*?:(\d+):\d+/, (_, line) => texts[Number(line) - 1] ?? ""),
);
const problems = [...form, ...spelling];
if (problems.length > 0) {
  console.error(`Commit subjects and file names (add names to .cspell/words.txt):\n${problems.join("\n")}`);
  process.exitCode = 1;
}
