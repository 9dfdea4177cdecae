import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { serviceImages } from "./service-images.ts";

test.for(Object.entries(serviceImages()))("%s is small and up to date (run pnpm generate)", ([file, svg]) => {
  expect(readFileSync(file, "utf8")).toBe(svg);
  expect(svg.length).toBeLessThan(5000);
});
