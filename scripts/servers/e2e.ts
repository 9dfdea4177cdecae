// Serves the build on a free port and runs Playwright against it: `pnpm e2e [arguments of playwright test]`, or
// `pnpm e2e --path /contact` for the tests of every page on one page.
import { spawn } from "node:child_process";
import { once } from "node:events";

import config from "../../playwright.config.ts";
import { freePort } from "./free-port.ts";
import { startSite } from "./start-site.ts";

/** What holds for every page. */
const pageTests = [
  ...["every-page", "links", "seo", "structured-data"].map((name) => `tests/site-wide/${name}.spec.ts`),
  "tests/performance/budgets.spec.ts",
];

const args = process.argv.slice(2);
const option = args.indexOf("--path");
const [, testedPath] = option === -1 ? [] : args.splice(option, 2, ...pageTests);
const isNightly = args.some((argument) => argument.includes("nightly"));
if (!args.some((argument) => argument.startsWith("--project")))
  for (const { name = "" } of config.projects ?? [])
    if (name.startsWith("nightly") === isNightly) args.push(`--project=${name}`);

const site = await startSite(await freePort());
const tests = spawn("playwright", ["test", ...args], {
  stdio: "inherit",
  env: { ...process.env, BASE_URL: site.origin, ...(testedPath !== undefined && { TEST_PATH: testedPath }) },
});
try {
  const [code] = await once(tests, "exit");
  process.exitCode = typeof code === "number" ? code : 1;
} finally {
  await site.stop();
}
