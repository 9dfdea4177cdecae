import { defineConfig } from "@playwright/test";

/** Tests of `pnpm verify:nightly`. */
const nightly = ["**/nightly/**"];

/** Letters as wide as on phones, which Chromium without a window rounds to whole pixels: the late font must move nothing. */
const firstVisits = ["**/budgets.spec.ts"];

const launchOptions = {
  // Chromium without a window of its own: the same engine for half of the work.
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

/** The tests run against the build behind nginx: `pnpm e2e` starts it on a free port and sets BASE_URL. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: process.env["CI"] === "true",
  retries: 0,
  workers: 2,
  projects: [
    { name: "site", testIgnore: [...firstVisits, ...nightly] },
    {
      name: "first visits",
      testMatch: firstVisits,
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, "--font-render-hinting=none"] } },
    },
    // One after another: they load the machine.
    { name: "nightly", testMatch: "**/nightly/*.spec.ts", workers: 1, timeout: 900_000 },
  ],
  // Generous, for a machine that others use too: a test fails on what it waits for, not on the clock.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  outputDir: "test-results/e2e",
  use: {
    baseURL,
    // A visitor who has declined, so that the banner is not in the way. tests/site-wide/consent.spec.ts begins without a choice.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: "cookieConsent", value: "declined" }] }],
    },
    browserName: "chromium",
    // What cannot be pressed within a minute is not there.
    actionTimeout: 60_000,
    // Far from the build's time zone and language: a page must not depend on either.
    locale: "de-DE",
    timezoneId: "Pacific/Auckland",
    viewport: { width: 1280, height: 800 },
    launchOptions,
  },
});
