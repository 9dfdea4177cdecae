import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";

import { contentFolder } from "#site/content/content.server.ts";

/** Writes the commit of the build: deploy/pack.sh rejects a build with uncommitted changes or with other content. */
export function writeCommit(file: string): void {
  writeFileSync(file, `${readCommit()}\n`);
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function readCommit(): string {
  try {
    const commit = git("rev-parse", "HEAD");
    if (contentFolder() !== path.resolve("content")) return `${commit} with other content`;
    return git("status", "--porcelain") === "" ? commit : `${commit} with changes`;
  } catch {
    return "unknown";
  }
}
