// Serves the build through nginx on a free port, with service and database, and runs Playwright against it. Arguments go to Playwright.
import { spawn } from "node:child_process";
import { once } from "node:events";

import config from "../../playwright.config.ts";
import { warnIfBuildIsStale } from "./find-newer-source.ts";
import { freePort } from "./free-port.ts";
import { startStack } from "./start-stack.ts";

const wanted = process.argv.slice(2);
const isNightly = wanted.some((argument) => argument.includes("nightly"));
for (const { name = "" } of config.projects ?? [])
  if (name.startsWith("nightly") === isNightly) wanted.push(`--project=${name}`);

const site = await startStack(await freePort());
const tests = spawn("playwright", ["test", ...wanted], {
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
