import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{site,api,scripts,tests}/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
