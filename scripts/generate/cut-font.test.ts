import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { cutFont, fitStandIns, fontFile, styles } from "./cut-font.ts";
import { liberation } from "./measure-stand-ins.ts";

test("the font in the repository has the letters its styles name: otherwise run pnpm font", async () => {
  expect(Buffer.from(await cutFont()).equals(readFileSync(fontFile))).toBe(true);
});

const numbersOf = (css: string): number[] => [...css.matchAll(/: ([1-9][\d.]*)%/g)].map(([, number]) => Number(number));

test.skipIf(!existsSync(liberation))(
  "stand-ins are as long and high as the font: otherwise run pnpm font",
  async () => {
    const written = numbersOf(readFileSync(styles, "utf8"));
    const measured = numbersOf(await fitStandIns());
    expect(measured.length).toBeGreaterThan(0);
    // Other words are a little longer or shorter; another font is off by more.
    const off = measured.map((number, index) => Math.abs(number / (written[index] ?? 0) - 1));
    expect(Math.max(...off)).toBeLessThan(0.01);
  },
);
