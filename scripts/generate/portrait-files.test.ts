import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { portraitFiles } from "./portrait-files.ts";

test.for(Object.entries(portraitFiles()))("%s is small, and what `pnpm generate` writes", ([file, svg]) => {
  expect(readFileSync(file, "utf8")).toBe(svg);
  expect(svg.length).toBeLessThan(1500);
});

test("ABOUT-8 as many portraits are written as the page counts on", () => {
  expect(readFileSync("site/pages/about/team-grid.tsx", "utf8")).toContain(
    `place % ${Object.keys(portraitFiles()).length})`,
  );
});
