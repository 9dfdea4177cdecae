import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { subsetFontFile, fontFile } from "./subset-font.ts";

test("the font in the repository has the letters its styles name: otherwise run pnpm generate", async () => {
  expect(Buffer.from(await subsetFontFile()).equals(readFileSync(fontFile))).toBe(true);
});
