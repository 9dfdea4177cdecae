import { defineConfig } from "@playwright/test";

import type { EngineOptions } from "./tests/engines/engine-test.ts";

/** Tests of `pnpm verify:nightly`. */
const nightly = ["**/nightly/**"];

/**
 * Driven by their own protocols: Playwright only drives engines that it has patched, and these cannot be installed in
 * CI, while Debian's packages can.
 */
const engines = ["firefox", "webkit"] as const;

/** Need fractional glyph widths, as on phones, to detect layout shifts of the web font. Headless Chromium rounds them. */
const firstVisits = ["**/budgets.spec.ts"];

const launchOptions = {
  // The headless shell is the same engine with half the CPU load.
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

const baseURL = process.env["BASE_URL"] ?? "http://localhost:4173";

/** `pnpm e2e` serves the build with nginx on a free port and sets BASE_URL. */
export default defineConfig<object, EngineOptions>({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: process.env["CI"] === "true",
  retries: 0,
  workers: 2,
  projects: [
    { name: "site", testIgnore: [...firstVisits, ...nightly, "**/engines/**"] },
    {
      name: "first visits",
      testMatch: firstVisits,
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, "--font-render-hinting=none"] } },
    },
    ...engines.map((engineName) => ({ name: engineName, testMatch: "**/engines/*.spec.ts", use: { engineName } })),
    // One worker, because load tests use the whole machine.
    { name: "nightly", testMatch: "**/nightly/*.spec.ts", workers: 1, timeout: 900_000 },
  ],
  // Generous, so that a busy machine does not fail tests.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  outputDir: "test-results/e2e",
  use: {
    baseURL,
    // Consent is declined, so that the banner covers nothing. tests/site-wide/consent.spec.ts starts without a choice.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: "cookieConsent", value: "declined" }] }],
    },
    browserName: "chromium",
    actionTimeout: 60_000,
    // Differ from those of the build: pages must not depend on either.
    locale: "de-DE",
    timezoneId: "Pacific/Auckland",
    viewport: { width: 1280, height: 800 },
    launchOptions,
  },
});
