import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Generous, for the same reason as in playwright.config.ts.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ["{site,api,scripts,tests}/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
