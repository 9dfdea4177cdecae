import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Writes the commit of the build: deploy/pack.sh rejects a build with uncommitted changes. */
export function writeCommit(file: string): void {
  writeFileSync(file, `${readCommit()}\n`);
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function readCommit(): string {
  try {
    return git("rev-parse", "HEAD") + (git("status", "--porcelain") === "" ? "" : " with changes");
  } catch {
    return "unknown";
  }
}
