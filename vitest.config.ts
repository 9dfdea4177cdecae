import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Tags are ids of tests/acceptance.md. `pnpm acceptance` reports unknown ones.
    strictTags: false,
    // Generous, so that a busy machine does not fail tests.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Slow files start a build or a server, so more workers than cores in CI would not help.
    maxWorkers: 2,
    // A new worker per file would take a minute in CI.
    isolate: false,
    include: ["{site,api,deploy,scripts,tests}/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "tests/nightly/**"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
