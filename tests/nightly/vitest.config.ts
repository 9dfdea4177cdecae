import { defineConfig } from "vitest/config";

/** `pnpm verify:nightly`: what takes too long for every change. */
export default defineConfig({
  test: {
    testTimeout: 1_200_000,
    include: ["tests/nightly/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
