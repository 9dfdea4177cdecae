import { layOutAll } from "../support/lay-out-all.ts";
import { measureLegibility } from "../support/measure-legibility.ts";
import { installColours } from "../support/page-colours.ts";
import { pageGroups, widths } from "../support/page-states.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";

// Without a choice, so that the banner is measured too.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

for (const [place, group] of pageGroups.entries()) {
  test(`QUAL-3 group ${place + 1} of pages: texts 4.5:1, controls 3:1, targets 24 px`, async ({ page }) => {
    for (const path of group) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(layOutAll);
      await page.evaluate(installColours);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const { faint, small, texts, targets } = await page.evaluate(measureLegibility);
        expect.soft(faint, `${path} at ${width} px`).toEqual([]);
        expect.soft(small, `${path} at ${width} px`).toEqual([]);
        expect(texts).toBeGreaterThan(20);
        expect(targets).toBeGreaterThan(10);
      }
    }
  });
}
