import type { Page } from "@playwright/test";

import { findCutText } from "../support/find-cut-text.ts";
import { layOutAll } from "../support/lay-out-all.ts";
import { measureLegibility } from "../support/measure-legibility.ts";
import { installColours } from "../support/page-colours.ts";
import { pageGroups, widths } from "../support/page-states.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";

// Without a choice, so that the banner is measured too.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

const banner = (page: Page) => page.getByRole("region", { name: "Your choice" });

/** The distances a reader may set, as WCAG 1.4.12 lists them. */
const setTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });

async function expectToFit(page: Page, what: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const size = `${what}, ${width} × ${height}`;
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(width);
  expect.soft(await page.evaluate(findCutText), size).toEqual([]);
}

for (const [place, group] of pageGroups.entries()) {
  test(`QUAL-3 QUAL-4 group ${place + 1} of pages: texts 4.5:1, controls 3:1, targets 24 px; they fit 320 px, 400 % and wider spaced text`, async ({
    page,
  }) => {
    for (const path of group) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(layOutAll);
      await page.evaluate(installColours);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const { faint, small, texts, targets } = await page.evaluate(measureLegibility);
        expect.soft({ faint, small }, `${path} at ${width} px`).toEqual({ faint: [], small: [] });
        expect(texts).toBeGreaterThan(20);
        expect(targets).toBeGreaterThan(10);
      }
      await banner(page).getByRole("button", { name: "Decline" }).click();
      await expectToFit(page, path, 320, 640);
      // 1280 × 1024 at 400 %.
      await expectToFit(page, path, 320, 256);
      await setTextSpacing(page);
      await expectToFit(page, `${path}, wider spaced`, 320, 640);
      await expectToFit(page, `${path}, wider spaced`, 1280, 844);
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test("QUAL-4 at 400 % header and banner leave room to read", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/blog/ai-enterprise-influence");
  await hydrated(page);
  await banner(page).waitFor();
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
  const seen = await page.evaluate(() => {
    const lines = Array.from({ length: 64 }, (_, line) => document.elementFromPoint(innerWidth / 2, line * 4 + 1));
    return lines.filter((element) => element?.closest(".article-layout .prose")).length * 4;
  });
  expect(seen, "pixels of the text").toBeGreaterThan(256 / 3);
});
