import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { cutFont, fontFile } from "./subset-font.ts";

test("the font in the repository has the letters its styles name: otherwise run pnpm generate", async () => {
  expect(Buffer.from(await cutFont()).equals(readFileSync(fontFile))).toBe(true);
});
