import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { contentFolder } from "#site/content/content-folder.server.ts";

/** What `pnpm verify` writes after all checks have passed (scripts/check/record-checks.ts). */
export type PassedChecks = {
  commit: string;
  lintRules: number;
  unitTests: number;
  browserTests: number;
};

/** What is known about the release that is being built. Null is a gap, which pages show as one. */
export type Release = {
  /** Null if the build contains changes or content of no commit. */
  commit: string | null;
  committedAt: string | null;
  builtBy: "CI" | "workstation";
  node: string;
  packages: { production: number; build: number };
  checks: PassedChecks | null;
};

export const checksFile = "test-results/checks.json";

let release: Release | undefined;

export function readRelease(): Release {
  release ??= {
    ...readCommit(),
    builtBy: process.env["CI"] === "true" ? "CI" : "workstation",
    node: process.versions.node,
    packages: countPackages(),
    checks: readChecks(),
  };
  return release;
}

function readCommit(): Pick<Release, "commit" | "committedAt"> {
  try {
    const isCommitted = git("status", "--porcelain") === "" && contentFolder() === path.resolve("content");
    const [commit = null, committedAt = null] = git("log", "-1", "--format=%H %cI").split(" ");
    return isCommitted ? { commit, committedAt } : { commit: null, committedAt: null };
  } catch {
    return { commit: null, committedAt: null };
  }
}

/** Returns the checks of this very commit. Those of another one prove nothing. */
function readChecks(): PassedChecks | null {
  if (!existsSync(checksFile)) return null;
  const checks = JSON.parse(readFileSync(checksFile, "utf8")) as PassedChecks;
  return checks.commit === readCommit().commit ? checks : null;
}

/** Counts the packages in the lockfile: those that visitors or the server run, and the others. */
function countPackages(): Release["packages"] {
  const production = listPackages("--prod");
  return { production, build: listPackages() - production };
}

function listPackages(...options: string[]): number {
  const { components } = JSON.parse(writeSbom(...options)) as { components: unknown[] };
  return components.length;
}

/** Returns the bill of materials in CycloneDX format. */
export const writeSbom = (...options: string[]): string =>
  run("pnpm", "sbom", "--lockfile-only", "--sbom-format", "cyclonedx", "--sbom-type", "application", ...options);

const git = (...args: string[]): string => run("git", ...args);

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: "utf8", maxBuffer: 2 ** 26, stdio: ["ignore", "pipe", "ignore"] }).trim();
