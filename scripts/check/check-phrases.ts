// Reports phrases that code and documents avoid. Single words are in cspell.config.yaml, which cannot list phrases.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { findPhrases } from "./find-phrases.ts";

const isChecked = /(?<!^content\/.*\.(?:json|mdx|yaml))\.(?:conf|css|js|md|service|sh|sql|timer|ts|tsx|ya?ml)$/;
const isExempt = /^tests\/acceptance\.md$|find-phrases\.ts$|lock\.yaml$|^cspell\.config/;

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const problems = files
  .filter((file) => isChecked.test(file) && !isExempt.test(file))
  .flatMap((file) =>
    findPhrases(readFileSync(file, "utf8")).map(({ line, message }) => `${file}:${line} - ${message}`),
  );
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
