import { statSync } from "node:fs";

import { listFiles } from "../build/build-files.ts";

/** Files that do not affect pages. */
const ignored = /\/node_modules\/|\.(?:test\.ts|snapshot\.txt|md)$/;

/** Warns about sources newer than the build, because results of tests against an old build are confusing. */
export function warnIfBuildIsStale(): void {
  const built = statSync("build/build.sha256").mtimeMs;
  const newer = ["content", "site"]
    .flatMap(listFiles)
    .find((file) => !ignored.test(file) && statSync(file).mtimeMs > built);
  if (newer !== undefined) console.warn(`\n${newer} is newer than the build. Run pnpm build to test it.\n`);
}
