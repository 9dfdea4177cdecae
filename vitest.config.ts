import { configDefaults, defineConfig } from "vitest/config";

import { shellModule } from "./scripts/build/shell-module.ts";

export default defineConfig({
  plugins: [shellModule()],
  test: {
    // Generous, for the same reason as in playwright.config.ts.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // As many as CI has cores. The slow files each start a build or a server: more at once would starve one another.
    maxWorkers: 2,
    // One worker runs many files: starting a new one per file takes a minute of CI.
    isolate: false,
    include: ["{site,api,scripts,tests}/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "tests/nightly/**"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
