import { statSync } from "node:fs";
import path from "node:path";

import { listFiles } from "../lib/list-files.ts";

/** What no page is made of. */
const beside = /\/node_modules\/|\.(?:test\.ts|snapshot\.txt|md)$/;

/** A file of the pages that was written after the build: what the build shows is not what is written. */
export function findNewerSource(root = "."): string | undefined {
  const built = statSync(path.join(root, "build/build.sha256")).mtimeMs;
  return ["content", "site"]
    .flatMap((folder) => listFiles(path.join(root, folder)))
    .find((file) => !beside.test(file) && statSync(file).mtimeMs > built);
}

/** Says so, since a test of an old build fails, or passes, for no reason that can be seen. */
export function warnIfBuildIsStale(): void {
  const newer = findNewerSource();
  if (newer !== undefined) console.warn(`\n${newer} is newer than the build, which does not show it: pnpm build\n`);
}
