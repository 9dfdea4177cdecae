import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Remembers which commit a build is of. With changes beside it, it is of none: deploy/pack.sh refuses such a build. */
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
