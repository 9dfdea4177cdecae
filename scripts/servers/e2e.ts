// Serves the build on a free port and runs Playwright against it: `pnpm e2e [arguments of playwright test]`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";

import config from "../../playwright.config.ts";
import { listFiles } from "../build/build-files.ts";
import { freePort } from "./free-port.ts";
import { startStack } from "./start-stack.ts";

/** Files that do not affect pages, or are written by more than the build. */
const ignored = /\/(?:node_modules|generated|\.schemas)\/|\.(?:test\.ts|snapshot\.txt|md)$/;

const args = process.argv.slice(2);
const isNightly = args.some((argument) => argument.includes("nightly"));
if (!args.some((argument) => argument.startsWith("--project")))
  for (const { name = "" } of config.projects ?? [])
    if (name.startsWith("nightly") === isNightly) args.push(`--project=${name}`);

const site = await startStack(await freePort());
const tests = spawn("playwright", ["test", ...args], {
  stdio: "inherit",
  env: { ...process.env, BASE_URL: site.origin },
});
try {
  const [code] = await once(tests, "exit");
  process.exitCode = typeof code === "number" ? code : 1;
  warnIfBuildIsStale();
} finally {
  await site.stop();
}

/** Warns about sources newer than the build, because results of tests against an old build are confusing. */
function warnIfBuildIsStale(): void {
  const built = statSync("build/build.sha256").mtimeMs;
  const newer = ["content", "site"]
    .flatMap(listFiles)
    .find((file) => !ignored.test(file) && statSync(file).mtimeMs > built);
  if (newer !== undefined) console.warn(`\n${newer} is newer than the build. Run pnpm build to test it.\n`);
}
