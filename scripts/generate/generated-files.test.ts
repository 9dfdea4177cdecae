import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readEmployees } from "#site/pages/about/read-employees.ts";

import { portraitFiles } from "./portrait-files.ts";
import { fontFile, subsetFontFile } from "./subset-font.ts";

test.for(Object.entries(portraitFiles()))("%s is small and up to date (run pnpm generate)", ([file, svg]) => {
  expect(readFileSync(file, "utf8")).toBe(svg);
  expect(svg.length).toBeLessThan(1500);
});

test("the font has the letters of its unicode-range (run pnpm generate)", async () => {
  expect(Buffer.from(await subsetFontFile()).equals(readFileSync(fontFile))).toBe(true);
});

test("people without a photograph get one of the plates, except the amber one", { tags: "ABOUT-8" }, () => {
  const images = readEmployees(Array.from({ length: 20 }, () => ({}))).map(({ image }) => `site/public${image}`);
  expect(new Set(images)).toEqual(new Set(Object.keys(portraitFiles()).slice(0, -1)));
});
