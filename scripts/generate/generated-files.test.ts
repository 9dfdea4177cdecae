import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { fontFile, subsetFontFile } from "./subset-font.ts";

test("the font has the letters of its unicode-range (run pnpm font)", async () => {
  expect(Buffer.from(await subsetFontFile()).equals(readFileSync(fontFile))).toBe(true);
});
