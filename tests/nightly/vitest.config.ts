import { defineConfig } from "vitest/config";

/** Tests of `pnpm verify:nightly`, which take too long for every change. */
export default defineConfig({
  test: {
    testTimeout: 1_200_000,
    include: ["tests/nightly/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
